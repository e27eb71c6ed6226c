import { useSession } from '@cuadra/shared/state';
import { useMemo } from 'react';
import type { Catalogue } from '../../offline/catalogue/catalogue.ts';
import { useCatalogue, useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';
import type { CartLine } from '../../sale/lines/line.ts';
import { findShort, type Short } from '../../sale/lines/short.ts';
import { useSale } from '../../tabs/sale-tabs-context.ts';

/** The same for ever, so that nothing is drawn again for it. */
export const NOT_SHORT: readonly Short[] = [];

/** What the sale in front of the cashier takes too much of, by what this device knows; of one on its way the API decides. */
export function useShort(): readonly Short[] {
  const { products: lines, charge } = useSale();
  const catalogue = useCatalogue();
  const version = useCatalogueState((state) => state.version);
  const isLimited = !useSession((session) => session.state?.configuration?.allow_negative_stock);
  return useMemo(() => {
    // Read again whenever the catalogue says so.
    void version;
    return charge || !isLimited ? NOT_SHORT : shortIn(catalogue, lines);
  }, [lines, charge, catalogue, version, isLimited]);
}

/** The same, at this moment. */
export function shortIn(catalogue: Pick<Catalogue, 'some'>, lines: readonly CartLine[]): readonly Short[] {
  const ids = new Set(lines.map(({ product_id }) => product_id));
  const short = findShort(lines, catalogue.some([...ids]));
  return short.length > 0 ? short : NOT_SHORT;
}
