import type { Receipt, ReceiptRow } from './rows.ts';

/**
 * The receipt as a message is read: its letters are not all as wide as each other, so that a figure follows its name. The
 * stars are what WhatsApp draws bold.
 */
export function receiptMessage({ rows }: Receipt): string {
  return rows
    .map(lineOf)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function lineOf(row: ReceiptRow): string {
  if (row.kind !== 'text' && row.kind !== 'pair') return '';
  const text = row.kind === 'text' ? row.text : `${row.start}: ${row.end}`;
  return row.strong ? `*${text}*` : text;
}

/** Opens WhatsApp with the message, for the cashier to choose to whom. */
export function whatsAppAddress(receipt: Receipt): string {
  return `https://wa.me/?text=${encodeURIComponent(receiptMessage(receipt))}`;
}
