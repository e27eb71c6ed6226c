import type { LabelledProduct } from '@cuadra/shared/contract';
import {
  findPresentation,
  type PairWithRecord,
  presentationName,
  type ShownPrice,
} from '@cuadra/shared/domain';
import { type CopiesWish, copiesFor, wholeCopies } from './copies.ts';
import type { LabelPrices } from './kept-options.ts';
import { labelPrice } from './label-price.ts';

/** What somebody wrote over for one product. */
export interface RowWish {
  /** Undefined for its unit. */
  presentationId?: string | undefined;
  /** As it is typed; undefined: by the rule for all. */
  typed?: string | undefined;
}

/** The labels of one product. */
export interface LabelRow {
  id: string;
  product: LabelledProduct;
  presentationId: string | undefined;
  /** As it stands on the label: «Harina PAN · Caja x 24». */
  name: string;
  barcode: string | undefined;
  copies: number;
  /** Null: nobody knows what it costs. */
  price: ShownPrice | null;
}

export function toLabelRow(
  product: LabelledProduct,
  { presentationId, typed }: RowWish,
  wish: CopiesWish,
  rate: PairWithRecord | undefined,
): LabelRow {
  const presentation = findPresentation(product, presentationId);
  const known = presentation?.id;
  return {
    id: product.id,
    product,
    presentationId: known,
    name: presentation ? `${product.name} · ${presentationName(presentation)}` : product.name,
    barcode: (presentation ?? product).barcodes[0],
    copies: typed === undefined ? copiesFor(product, known, wish) : wholeCopies(typed),
    price: labelPrice(product, known, rate),
  };
}

/** The amounts that a label shows, the one that was set first; fewer where there is no price, or no rate. */
export function shownAmounts(
  price: ShownPrice | null,
  prices: LabelPrices,
  pair: { main: string; alternative: string } | undefined,
): ShownPrice['own'][] {
  if (!price || prices === 'none') return [];
  const all = price.other ? [price.own, price.other] : [price.own];
  if (prices === 'both' || !pair) return all;
  return all.filter(({ currency }) => currency === pair[prices]);
}
