/** Why a command did not do what it was asked, in Spanish; shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
