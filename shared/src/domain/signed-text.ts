import { isRecord } from './is-record.ts';

/**
 * What a device signs: the same text of the same request on either side, whatever the order of its fields. `purpose` keeps
 * what was signed for the one from counting as the other.
 */
export function signedText(purpose: 'contact' | 'sale', request: unknown): string {
  return `cuadra.${purpose}.1\n${JSON.stringify(request, inOrder)}`;
}

/** A sale as it is signed: all that is sent of it but the signature itself. */
export function signedSale(sale: object): string {
  const proof = 'proof' in sale && isRecord(sale.proof) ? { ...sale.proof, signature: undefined } : undefined;
  return signedText('sale', { ...sale, proof });
}

function inOrder(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
