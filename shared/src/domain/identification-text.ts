/** Only the digits: what is stored. `07.013.380-5` → `070133805`. */
export function identificationDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** `J`, `070133805` → `J-07013380-5`; a cédula `V`, `14203118` → `V-14203118`. */
export function formatIdentification(type: string, number: string): string {
  const digits = identificationDigits(number);
  return digits.length === 9 ? `${type}-${digits.slice(0, 8)}-${digits.slice(8)}` : `${type}-${digits}`;
}

/** Somebody with what they are known by on paper: `Carmen Díaz, V-14203118`; without a letter the number alone. */
export function nameWithIdentification(
  name: string,
  type: string | null | undefined,
  number: string | null | undefined,
): string {
  if (!number) return name;
  return `${name}, ${type ? formatIdentification(type, number) : number}`;
}
