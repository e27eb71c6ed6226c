import type { ListedProduct } from '@cuadra/shared/contract';
import { linePrice, type Presentation, searchable } from '@cuadra/shared/domain';

/** What the device keeps of a product: all that Caja shows of it, sells it by and finds it with. */
export interface CatalogueProduct
  extends Pick<
    ListedProduct,
    | 'id'
    | 'name'
    | 'code'
    | 'barcodes'
    | 'category_id'
    | 'min_qty'
    | 'cost'
    | 'utility'
    | 'price'
    | 'is_fixed_price'
    | 'cost_currency'
    | 'price_currency'
    | 'presentations'
    | 'wholesale'
    | 'image'
    | 'favourite'
  > {
  /** As the server knows it, what orders hold back included. */
  qty: string;
  /** What orders of the online store hold back. */
  reserved: string;
  /** Absent where it has none, and of a copy of before. */
  measure_id?: string;
  /** What it is weighed or measured in, kg; told with what is shown and not stored. Absent of pieces. */
  unit?: string;
}

/**
 * Leaves out of a product what the device has no use for. It keeps what it sells for, and never what it costs: a device is
 * shared, and the copy is read by whoever signs in next, who may not see costs.
 */
export function toCatalogueProduct(product: ListedProduct): CatalogueProduct {
  const { id, name, code, barcodes, category_id, min_qty, qty, reserved = '0' } = product;
  const { presentations, wholesale, image, favourite, measure_id } = product;
  const { unit_price, currency } = linePrice(product);
  const prices = {
    ...{ cost: null, utility: null, is_fixed_price: true },
    price: unit_price === '0' ? null : unit_price,
    ...{ cost_currency: currency, price_currency: currency },
  };
  return {
    ...{ id, name, code, barcodes, category_id, min_qty, ...prices, qty, reserved },
    ...(presentations && { presentations }),
    ...(wholesale && { wholesale }),
    ...(image && { image }),
    ...(favourite && { favourite }),
    ...(measure_id && { measure_id }),
  };
}

/** The presentation that a barcode is of; undefined for one of the product itself. */
export function presentationOf(
  { presentations }: Pick<CatalogueProduct, 'presentations'>,
  code: string,
): Presentation | undefined {
  return presentations?.find(({ barcodes }) => barcodes.includes(code.trim()));
}

/** Ends a line's fields; no name, code or barcode has one once it is made searchable. */
export const FIELD_END = '\t';

/**
 * What a product is found by, in one line: its name, its code and its barcodes, its presentations' too, each ended by a tab, without accents and
 * capitals.
 */
export function searchLine({
  name,
  code,
  barcodes,
  presentations = [],
}: Pick<CatalogueProduct, 'name' | 'code' | 'barcodes' | 'presentations'>): string {
  const others = presentations.flatMap((presentation) => presentation.barcodes);
  return [name, code ?? '', ...barcodes, ...others].map((text) => searchable(text) + FIELD_END).join('');
}
