// Where the client is served from, also in a folder of a web space: scripts are in `assets` below it.
export const HOME = import.meta.env.PROD ? new URL("..", import.meta.url).href : `${location.origin}/`;
