import { useEffect } from 'react';
import type { Short } from '../../sale/lines/short.ts';
import { useFindHold } from '../stock/use-find-hold.ts';
import { useShort } from '../stock/use-short.ts';
import { type SalePriceChanges, usePriceChanges } from './use-price-changes.ts';

/** What has become of a sale since its lines were added, by what the device knows of its products now. */
export interface SaleNews {
  /** What it takes too much of. */
  short: readonly Short[];
  prices: SalePriceChanges;
  /** See `findStockHold`. */
  findHold: () => Promise<string | undefined>;
}

/** Draws nothing, and tells the news of the sale in front of the cashier; undefined once nobody watches it any more. */
export function SaleWatch({ onNews }: { onNews: (news: SaleNews | undefined) => void }) {
  const short = useShort();
  const { changed, take, keep } = usePriceChanges();
  const findHold = useFindHold();
  useEffect(() => {
    onNews({ short, prices: { changed, take, keep }, findHold });
    return () => onNews(undefined);
  }, [short, changed, take, keep, findHold, onNews]);
  return null;
}
