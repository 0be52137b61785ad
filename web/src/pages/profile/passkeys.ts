// What the browser does with passkeys; pages without TLS have none of it.

interface Passkeys {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}

const passkeys = (): Passkeys => PublicKeyCredential as unknown as Passkeys;

export const hasPasskeys = (): boolean =>
  isSecureContext && "PublicKeyCredential" in globalThis && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** The browser's answer as text, or nothing where one thought better of it. */
async function answered(asking: Promise<Credential | null>): Promise<string | undefined> {
  try {
    const credential = (await asking) as PublicKeyCredential | null;
    return credential ? JSON.stringify(credential.toJSON()) : undefined;
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) return undefined;
    throw error;
  }
}

export const newPasskey = (options: unknown): Promise<string | undefined> =>
  answered(navigator.credentials.create({ publicKey: passkeys().parseCreationOptionsFromJSON(options) }));

export const signedByPasskey = (options: unknown): Promise<string | undefined> =>
  answered(navigator.credentials.get({ publicKey: passkeys().parseRequestOptionsFromJSON(options) }));
