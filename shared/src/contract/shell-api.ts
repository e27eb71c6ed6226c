/**
 * The version of what the shell gives a module: the shared scope, the props of its screens and drawers, the entry points. A
 * module's `apiVersion` is held against it. Raise the minor for an addition, the major for whatever breaks a module.
 */
export const SHELL_API_VERSION = '3.12.0';

/**
 * Whether a shell can run a module (docs/federation.md#from-a-build-to-a-screen).
 *
 * @param apiVersion of the descriptor: `^1.2.0`
 * @param shell the shell's version
 */
export function isApiCompatible(apiVersion: string, shell: string = SHELL_API_VERSION): boolean {
  return satisfiesCaret(apiVersion, shell);
}

/**
 * Whether a version is in a caret range. Carets are all that a descriptor may write and a module's build asks of what it
 * shares, so that the browser needs no library for it.
 *
 * @param range `^1.2.0`, of a major above 0
 * @param version `1.3.1`
 */
export function satisfiesCaret(range: string, version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = range.replace('^', '').split('.').map(Number);
  const [thisMajor = 0, thisMinor = 0, thisPatch = 0] = version.split('.').map(Number);
  if (thisMajor !== major) return false;
  return thisMinor > minor || (thisMinor === minor && thisPatch >= patch);
}
