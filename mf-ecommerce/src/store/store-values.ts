import { type StoreSettings, StoreSettingsDraft, type StoreZone } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import { z } from 'zod';
import { type OpeningRow, toRows } from './hours/openings.ts';

export type ZoneValues = Omit<StoreZone, 'cost'> & { cost: TypedDecimal };

/**
 * The settings as they are filled in. The fields are named as the contract has them, so that what the server says of one is
 * found on it.
 */
export type StoreValues = Omit<
  StoreSettingsDraft,
  'version' | 'edit_id' | 'zones' | 'openings' | 'min_order' | 'max_shown_qty' | 'max_order_qty'
> & {
  zones: ZoneValues[];
  /** No opening in the contract: it never closes. Here that is said, since a week that is being filled in has none yet. */
  is_always_open: boolean;
  openings: OpeningRow[];
  /** Empty: orders may be of any amount. */
  min_order: TypedDecimal;
  /** Whole numbers as they are typed; empty for none. */
  max_shown_qty: string;
  max_order_qty: string;
  /** What the products are called that the other fields name by their ids. */
  products: StoreSettings['products'];
};

/** What the form begins with. */
export function storeValues({ is_open: _, host: __, version: ___, ...settings }: StoreSettings): StoreValues {
  const { openings, max_shown_qty, max_order_qty, min_order } = settings;
  return {
    ...settings,
    is_always_open: openings.length === 0,
    openings: toRows(openings),
    min_order: min_order ?? '',
    max_shown_qty: max_shown_qty === null ? '' : String(max_shown_qty),
    max_order_qty: String(max_order_qty),
  };
}

/** What is sent, still to be checked: what is no number is none here, either. */
function storeBody({
  products: _,
  is_always_open,
  ...values
}: StoreValues): z.input<typeof StoreSettingsDraft> {
  return {
    ...values,
    zones: values.zones.map((zone) => ({ ...zone, cost: zone.cost ?? '' })),
    openings: is_always_open ? [] : values.openings.map(({ day, from, to }) => ({ day, from, to })),
    min_order: values.min_order === '' ? null : (values.min_order ?? ''),
    max_shown_qty: values.max_shown_qty.trim() === '' ? null : wholeOf(values.max_shown_qty),
    max_order_qty: wholeOf(values.max_order_qty),
  };
}

/** What is filled in, checked as the contract has it and as it is sent. */
export const storeFormSchema = z
  .custom<StoreValues>()
  .transform((values, context) => {
    if (!values.is_always_open && values.openings.length === 0) {
      context.addIssue({ code: 'custom', path: ['openings'], message: 'required' });
    }
    return storeBody(values);
  })
  .pipe(StoreSettingsDraft);

/** A zone that was just added: delivery costs nothing until a cost is typed. */
export function newZone(currency: string): ZoneValues {
  return { id: newId(), name: '', cost: '0', currency, hours: '' };
}

function wholeOf(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
