/**
 * The version of what the shell gives a module: the shared scope, the props of its screens and drawers, the entry points. A
 * module's `apiVersion` is held against it. Raise the minor for an addition, the major for whatever breaks a module.
 */
export const SHELL_API_VERSION = '3.11.0';

/**
 * Whether a shell can run a module (docs/federation.md#from-a-build-to-a-screen). Carets are all that a descriptor may write, so that the
 * browser needs no library for it.
 *
 * @param apiVersion of the descriptor: `^1.2.0`
 * @param shell the shell's version
 */
export function isApiCompatible(apiVersion: string, shell: string = SHELL_API_VERSION): boolean {
  const [major = 0, minor = 0, patch = 0] = apiVersion.replace('^', '').split('.').map(Number);
  const [shellMajor = 0, shellMinor = 0, shellPatch = 0] = shell.split('.').map(Number);
  if (major !== shellMajor) return false;
  return shellMinor > minor || (shellMinor === minor && shellPatch >= patch);
}
