import type { ExchangeRate } from '@cuadra/shared/contract';
import { exact, toPairRate } from '@cuadra/shared/domain';
import type { RatePair } from '../../rate/pair-of.ts';

export interface HistoryRow {
  id: string;
  /** 1 source = rate target, however it was written. */
  rate: string;
  /** As it was written down, which is how it is corrected. */
  given: Pick<ExchangeRate, 'source' | 'target' | 'rate'>;
  create_at: string;
  origin: string;
  /** It was published ahead, and counts from a moment to come. */
  isAhead: boolean;
  /** Percent that it is more or less than the one before it, `"-1.2"`; undefined where none is known. */
  change: string | undefined;
}

/** @param records newest first, of the pair, either way round */
export function historyRows(records: readonly ExchangeRate[], { source }: RatePair, now: Date): HistoryRow[] {
  const rates = records.map((record) =>
    record.source === source ? record.rate : toPairRate(exact(1).div(record.rate)),
  );
  return records.map(({ id, source: from, target, rate: written, create_at, origin }, index) => {
    const rate = rates[index] ?? '0';
    const before = rates[index + 1];
    const change = before && exact(before).gt(0) ? exact(rate).div(before).minus(1).times(100) : undefined;
    return {
      id,
      rate: toPairRate(rate),
      given: { source: from, target, rate: written },
      create_at,
      origin,
      isAhead: Date.parse(create_at) > now.getTime(),
      change: change?.toFixed(1),
    };
  });
}

/** The one that counts now: the newest whose day has come (spec §5). */
export function countingRow(rows: readonly HistoryRow[]): HistoryRow | undefined {
  return rows.find(({ isAhead }) => !isAhead);
}
