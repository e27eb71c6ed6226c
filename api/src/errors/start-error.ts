/**
 * Why Cuadra does not start, where whoever typed the command can do something about it: in Spanish, in one line,
 * and shown without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
