import { formatQuantity } from './format.ts';

/** `+3` or `−3`: in a ledger both have their sign; nothing of neither is `0`. */
export function signedQuantity(qty: string): string {
  if (qty === '0') return '0';
  return qty.startsWith('-') ? `−${formatQuantity(qty.slice(1))}` : `+${formatQuantity(qty)}`;
}
