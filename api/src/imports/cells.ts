import { CURRENCIES, searchable } from '@cuadra/shared/domain';
import { RowRefused } from './row-refused.ts';

/** A name or code has no line breaks and single spaces, however the cell was written. */
export function cleanCell(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}

/**
 * @param most characters
 * @throws RowRefused with `too-long`, `not-plain-text`
 */
export function checkText(value: string, field: string, most: number): string {
  if (value.length > most) throw new RowRefused('too-long', field, value);
  if (/[\p{Cc}\ufffd]/u.test(value)) throw new RowRefused('not-plain-text', field, value);
  return value;
}

/**
 * A currency by its code, symbol or name: `USD`, `$`, «dólares».
 *
 * @param currencies the company's two, ISO codes
 * @returns null for an empty cell; throws RowRefused with `not-a-currency`
 */
export function currencyReader(
  currencies: readonly string[],
  field: string,
): (text: string) => string | null {
  const known = new Map<string, string>();
  for (const { iso_code, symbol, name, large_name } of CURRENCIES) {
    if (!currencies.includes(iso_code)) continue;
    for (const text of [symbol, symbol.replace('.', ''), name, `${name}es`, `${name}s`, large_name]) {
      known.set(searchable(text), iso_code);
    }
  }
  for (const isoCode of currencies) known.set(searchable(isoCode), isoCode);
  return (text) => {
    if (text === '') return null;
    const isoCode = known.get(searchable(text));
    if (!isoCode) throw new RowRefused('not-a-currency', field, text);
    return isoCode;
  };
}

const YES: ReadonlySet<string> = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'yes']);
const NO: ReadonlySet<string> = new Set(['no', 'n', '0', 'false', 'falso']);

/**
 * Yes or no, as people write it: «Sí», `x`, `1`; and the name of what is asked, «Mayorista», for a yes.
 *
 * @param name without accents, in small letters
 * @returns null for an empty cell; throws RowRefused with `not-yes-or-no`
 */
export function readYes(written: string, field: string, name: string): boolean | null {
  if (written === '') return null;
  const plain = searchable(written);
  const isYes = plain === name || YES.has(plain);
  if (!isYes && !NO.has(plain)) throw new RowRefused('not-yes-or-no', field, written);
  return isYes;
}
