import type { ExchangeRate } from '@cuadra/shared/contract';
import { toRate } from '@cuadra/shared/domain';

export interface RateRow {
  id: string;
  source: string;
  target: string;
  rate: string;
  origin: string;
  effective_at: Date;
}

export function toExchangeRate(row: RateRow): ExchangeRate {
  return {
    id: row.id,
    source: row.source,
    target: row.target,
    rate: toRate(row.rate),
    create_at: row.effective_at.toISOString(),
    origin: row.origin,
  };
}
