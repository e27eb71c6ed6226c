/** Adds what was scanned, typed or pasted (several at once, with anything between them) to a product's barcodes, once each. */
export function addBarcodes(barcodes: readonly string[], text: string): string[] {
  const added = text.split(/[\s,;]+/).filter(Boolean);
  return [...new Set([...barcodes, ...added])];
}
