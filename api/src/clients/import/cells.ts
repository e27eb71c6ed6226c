import { Day } from '@cuadra/shared/contract';
import {
  DEFAULT_IDENTIFICATION_TYPE,
  IDENTIFICATION_TYPES,
  type IdentificationType,
  identificationDigits,
  isIdentification,
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
