/** docs/contract.md#session-and-registration: milliseconds until a code may go out again. */
export const RESEND_AFTER = 60_000;
export const CODE_LENGTH = 6;

/** What was typed or pasted, as a code: `«482 913»` is `482913`. */
export function codeOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
