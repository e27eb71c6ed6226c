import { Day } from '@cuadra/shared/contract';
import {
  DEFAULT_IDENTIFICATION_TYPE,
  IDENTIFICATION_TYPES,
  type IdentificationType,
  identificationDigits,
  isIdentification,
  searchable,
} from '@cuadra/shared/domain';
import { RowRefused } from '../../imports/row-refused.ts';

export interface Identification {
  type: IdentificationType;
  /** Digits alone, as it is kept. */
  number: string;
}

/**
 * A cédula or RIF with its letter before it, `V-14.203.118`, or in a column of its own; without one it is a Venezuelan's, as
 * everywhere.
 *
 * @throws RowRefused with `not-an-identification`
 */
export function readIdentification(letter: string, written: string): Identification | null {
  if (written === '') return null;
  const [, own = '', rest = ''] = /^([a-z]?)[\s.:-]*(.*)$/i.exec(written) ?? [];
  const named = (own || letter).toUpperCase().slice(0, 1) || DEFAULT_IDENTIFICATION_TYPE;
  const type = IDENTIFICATION_TYPES.find((known) => known === named);
  if (!type || !isIdentification(type, rest)) {
    throw new RowRefused('not-an-identification', 'identification', written);
  }
  return { type, number: identificationDigits(rest) };
}

/**
 * A day as people here write it, `28/02/1985`, or as computers do.
 *
 * @throws RowRefused with `not-a-day`
 */
export function readDay(written: string, field: string): string | null {
  if (written === '') return null;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  const iso = year === '' ? written : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!Day.safeParse(iso).success) throw new RowRefused('not-a-day', field, written);
  return iso;
}

const YES: ReadonlySet<string> = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'mayorista']);
const NO: ReadonlySet<string> = new Set(['no', 'n', '0', 'false', 'falso']);

/** @throws RowRefused with `not-yes-or-no` */
export function readYes(written: string, field: string): boolean | null {
  if (written === '') return null;
  const plain = searchable(written);
  if (!YES.has(plain) && !NO.has(plain)) throw new RowRefused('not-yes-or-no', field, written);
  return YES.has(plain);
}
