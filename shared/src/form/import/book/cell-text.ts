import type { CellValue } from 'hucre/xlsx';

/** Digits that a spreadsheet keeps of a number; what it has beyond them is not what somebody typed. */
const DIGITS = 15;

/**
 * What stands in a cell, as a person in Venezuela writes it, so that an import reads numbers with decimal commas and never
 * takes `1.234` kilos for a thousand. A number of more digits than a spreadsheet keeps stays `7,59E+17`, which no barcode
 * is: some of its digits are gone.
 */
export function cellText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value instanceof Date) return dateText(value);
  // A line of the file is a row of the sheet: a line break within a cell would move all that follow.
  return value.replace(/\s+/g, ' ').trim();
}

function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Math.abs(value) >= 10 ** DIGITS) return value.toExponential().toUpperCase().replace('.', ',');
  const text = String(Number(value.toPrecision(DIGITS)));
  const plain = text.includes('e') ? value.toFixed(DIGITS).replace(/\.?0+$/, '') : text;
  return plain.replace('.', ',');
}

function dateText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}
