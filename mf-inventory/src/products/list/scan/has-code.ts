interface Coded {
  /** The company's own. */
  code: string | null;
  barcodes: readonly string[];
  /** Packs and boxes of it. */
  presentations?: readonly { barcodes: readonly string[] }[] | undefined;
}

/** Whether a code is a product's own, one of its barcodes or one of its packs', and not only a part of one. */
export function hasCode({ code, barcodes, presentations = [] }: Coded, wanted: string): boolean {
  const all = [...barcodes, ...presentations.flatMap((pack) => pack.barcodes)];
  return all.includes(wanted) || code?.toLowerCase() === wanted.toLowerCase();
}
