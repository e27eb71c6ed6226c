import type { Good, LotTrace, Production } from '@cuadra/shared/contract';
import { companyDay, plainDay } from '@cuadra/shared/domain';

/** What stands on the label of a lot. */
export interface LotLabel {
  good: Good;
  lot: string;
  /** When it was made, or came from outside; ISO days. */
  made_on: string | null;
  came_on: string | null;
  expires_on: string | null;
  /** The number of its batch; null for several, or none. */
  batch: number | null;
  /** Of all of it; null where nobody knows. */
  qty: string | null;
}

/** Of a batch, where it has a lot. */
export function labelOfBatch(
  batch: Pick<Production, 'makes' | 'lot' | 'made_at' | 'expires_on' | 'number' | 'qty'>,
): LotLabel | null {
  const { makes, lot, made_at, expires_on, number, qty } = batch;
  if (lot === null) return null;
  return { good: makes, lot, made_on: dayOf(made_at), came_on: null, expires_on, batch: number, qty };
}

/** Of a lot, by what brought it: several that did are told by the first, which are the oldest goods. */
export function labelOfTrace({
  good,
  lot,
  batches,
  purchases,
}: Pick<LotTrace, 'good' | 'lot' | 'batches' | 'purchases'>): LotLabel {
  // What went into it was bought, too, and says nothing of its own days.
  const bought = purchases.filter(
    (one) => one.lot === lot && one.good.id === good.id && one.good.kind === good.kind,
  );
  const brought = [...batches, ...bought];
  const [one] = brought.length === 1 ? brought : [];
  const days = brought.flatMap(({ expires_on }) => expires_on ?? []).sort();
  return {
    ...{ good, lot, made_on: firstDay(batches.map(({ made_at }) => made_at)), expires_on: days[0] ?? null },
    // What was made here came from nowhere else.
    came_on: batches.length > 0 ? null : firstDay(bought.map(({ create_at }) => create_at)),
    batch: batches.length === 1 ? (batches[0]?.number ?? null) : null,
    qty: one?.qty ?? null,
  };
}

/**
 * Lines of a label below the name, the lot first.
 *
 * @param amount how much is in what the label is put on: «12 kg»; empty: not said
 */
export function labelLines({ lot, made_on, came_on, expires_on, batch }: LotLabel, amount: string): string[] {
  const days = [
    made_on && `Hecho ${plainDay(made_on)}`,
    came_on && `Llegó ${plainDay(came_on)}`,
    expires_on && `Vence ${plainDay(expires_on)}`,
  ];
  const rest = [batch !== null && `Tanda ${batch}`, amount];
  return [[`Lote ${lot}`], days, rest].map((line) => line.filter(Boolean).join(' · ')).filter(Boolean);
}

function firstDay(instants: readonly string[]): string | null {
  const [first] = [...instants].sort();
  return first === undefined ? null : dayOf(first);
}

function dayOf(instant: string): string {
  return companyDay(new Date(instant));
}
