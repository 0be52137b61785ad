### What the client says where everything is kept on this device.

kept = On this device
    .safe = Fivefold uses { $size } here. Your browser keeps your matches until you delete them.
    .unsafe = Fivefold uses { $size } here. Your browser may delete your matches when space runs short, so export them now and then.
export = Export everything
import = Import
    .really = Replace everything here?
    .about = Your matches and settings on this device are replaced by the ones in the file.
    .yes = Replace everything
    .bad = That file isn’t a Fivefold export.
delete = Delete everything
    .really = Delete everything?
    .about = Your matches, results and progress on this device are deleted. You can’t undo this.
    .yes = Delete everything
cancel = Cancel
