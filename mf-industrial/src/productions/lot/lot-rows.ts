import type { Good, LotTrace } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';
import { batchPath, lotPath, purchasePath } from '../production-paths.ts';

/** One step of a lot's way, as a table shows it. */
export interface LotRow {
  key: string;
  name: string;
  /** The page where it is looked at, or the sale that is looked at beside this one. */
  opens: { to: string } | { sale: string };
  /** Who it came from or went to, or the lot that it is. */
  about: string | null;
  at: string | null;
  expires_on: string | null;
  good: Good;
  qty: string;
}

/** Purchases and batches that brought a lot. */
export function broughtBy({ purchases, batches }: LotTrace): LotRow[] {
  return [
    ...purchases.map(({ id, number, create_at: at, supplier, good, expires_on, qty, lot }) => ({
      ...{ key: `${id} ${good.id} ${lot}`, name: number === null ? 'Compra' : `Compra ${number}` },
      ...{ opens: { to: purchasePath(id) }, about: [supplier, `Lote ${lot}`].filter(Boolean).join(' · ') },
      ...{ at, expires_on, good, qty },
    })),
    ...batches.map(rowOfBatch),
  ];
}

/** Lots of what went into it, over all levels. */
export function madeOf({ made_of }: LotTrace): LotRow[] {
  return made_of.map(({ good, lot, expires_on, qty }) => ({
    ...{
      key: `${good.id} ${lot} ${expires_on}`,
      name: `${good.name}, lote ${lot}`,
      opens: { to: lotPath(good, lot) },
    },
    ...{ about: null, at: null, expires_on, good, qty },
  }));
}

/** Batches that took of it, over all levels. */
export function wentInto({ went_into }: LotTrace): LotRow[] {
  return went_into.map(rowOfBatch);
}

/** Sales that had of it; whose is not told to who may not see sales. */
export function soldIn({ sales }: Pick<LotTrace, 'sales'>): LotRow[] {
  return sales.map(({ id, number, create_at: at, client, good, lot, qty }) => ({
    ...{ key: `${id} ${good.id} ${lot}`, name: `Venta ${formatTicketNumber(number)}` },
    opens: { sale: id },
    ...{ about: [client, `Lote ${lot}`].filter(Boolean).join(' · '), at, expires_on: null, good, qty },
  }));
}

function rowOfBatch({
  id,
  number,
  made_at: at,
  makes,
  qty,
  lot,
  expires_on,
}: LotTrace['batches'][number]): LotRow {
  return {
    ...{ key: id, name: `Tanda ${number}`, opens: { to: batchPath(id) }, about: lot && `Lote ${lot}` },
    ...{ at, expires_on, good: makes, qty },
  };
}
