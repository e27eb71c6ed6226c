import { useCan, useCurrencies } from '@cuadra/shared/state';
import { useEffect, useMemo, useRef } from 'react';
import { useCatalogue, useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';
import { keepPrices, type PriceChange, priceChanges, takePrices } from '../../sale/lines/price-changes.ts';
import { useSale, useSaleTabs } from '../../tabs/sale-tabs-context.ts';

const NONE: readonly PriceChange[] = [];

export interface SalePriceChanges {
  changed: readonly PriceChange[];
  /** Takes the prices of now, of one product or of all. */
  take: (productId?: string) => void;
  /** Keeps those of the sale; undefined for who may not: the API takes another price from who may change a product only. */
  keep: ((productId?: string) => void) | undefined;
}

/** Prices that have changed since their lines were added to the sale in front of the cashier. */
export function usePriceChanges(): SalePriceChanges {
  const { number, products: lines, charge, client } = useSale();
  const editLines = useSaleTabs((state) => state.editLines);
  const catalogue = useCatalogue();
  const version = useCatalogueState((state) => state.version);
  const currencies = useCurrencies();
  const mayKeep = useCan(['products', 'update']);
  const changed = useMemo(() => {
    // Read again whenever the catalogue says so.
    void version;
    if (charge || !currencies) return NONE;
    const products = catalogue.some(lines.map(({ product_id }) => product_id));
    const found = priceChanges(lines, products, currencies, client?.is_wholesale);
    return found.length > 0 ? found : NONE;
  }, [lines, charge, catalogue, version, currencies, client]);
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  }, [changed]);
  // The same while lines come and go: no line is drawn again because of another one.
  const { take, keep } = useMemo(() => {
    const of = (productId?: string) =>
      latest.current.filter(({ product_id }) => productId === undefined || product_id === productId);
    return {
      take: (productId?: string) => editLines(number, (now) => takePrices(now, of(productId))),
      keep: (productId?: string) => editLines(number, (now) => keepPrices(now, of(productId))),
    };
  }, [editLines, number]);
  return { changed, take, keep: mayKeep ? keep : undefined };
}
