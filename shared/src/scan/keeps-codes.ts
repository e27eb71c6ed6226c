const NAME = 'data-keeps-codes';

/** For a field that a code may be meant for: what is scanned into it stays there, unless it is a product's. */
export const KEEPS_CODES = { [NAME]: true } as const;

export function keepsCodes(field: Element | null): boolean {
  return field?.hasAttribute(NAME) ?? false;
}
