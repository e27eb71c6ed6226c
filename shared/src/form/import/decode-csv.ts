/** Why bytes are no CSV: `binary` is anything that is no text. */
export type CsvError = 'empty' | 'binary';

export type Decoded = { text: string } | { error: CsvError };

/**
 * Reads the bytes of a file that a person chose. Excel in Spanish still saves «CSV» in windows-1252 and «Unicode text» in
 * UTF-16, so that accents would come out broken if they were taken for UTF-8, which is what the API takes.
 */
export function decodeCsv(bytes: Uint8Array): Decoded {
  const text = decode(bytes);
  if (hasControlCharacters(text)) return { error: 'binary' };
  return text.trim() === '' ? { error: 'empty' } : { text };
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Tabs and line ends are a CSV's own; the rest of them stand in pictures and programs, and never in a list of products. */
function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text.replace(/[\t\r\n\u0080-\u009f]/g, ''));
}
