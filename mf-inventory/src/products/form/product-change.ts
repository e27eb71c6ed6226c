import type { ApiInput } from '@cuadra/shared/client';
import type { Product, ProductDraft } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { presentedChange, presentedValues } from './presented/presented-values.ts';
import type { ProductValues } from './product-values.ts';

type Change = Omit<ApiInput<'PUT /products/update'>['body'], 'id' | 'version' | 'edit_id'>;

/** A product as the form shows it; what nobody has said is empty. */
export function productValues(product: Product): ProductValues {
  return {
    name: product.name,
    code: product.code ?? '',
    barcodes: product.barcodes,
    category_id: product.category_id ?? '',
    measure_id: product.measure_id ?? '',
    qty: product.qty,
    min_qty: product.min_qty ?? '',
    has_lots: product.has_lots ?? false,
    favourite: product.favourite ?? false,
    cost: product.cost ?? '',
    cost_currency: product.cost_currency,
    utility: product.utility ?? '',
    is_fixed_price: product.is_fixed_price,
    price: product.price ?? '',
    price_currency: product.price_currency,
    ...presentedValues(product),
  };
}

/**
 * What is sent of a product that was changed. Quantity, cost and utility, which take permissions of their own, only where
 * somebody changed them: sales have moved the quantity meanwhile. What of the price is out of sight stays as it was.
 *
 * @param draft what stands in the form, as the contract has it
 * @param before what the form began with
 */
export function productChange(draft: ProductDraft, before: ProductValues): Change {
  const {
    id: _,
    qty,
    cost,
    utility,
    price,
    price_currency,
    presentations,
    wholesale,
    has_lots,
    favourite,
    ...rest
  } = draft;
  const presented = { presentations, wholesale };
  const isFixed = rest.is_fixed_price;
  const isStillWorkedOut = !isFixed && !before.is_fixed_price;
  return {
    ...rest,
    ...presentedChange(presented, before),
    // Drafts from before there was one of these say nothing of it.
    ...((has_lots ?? false) !== (before.has_lots ?? false) && { has_lots: has_lots ?? false }),
    ...((favourite ?? false) !== (before.favourite ?? false) && { favourite: favourite ?? false }),
    ...(isStillWorkedOut
      ? { price: before.price || null, price_currency: before.price_currency }
      : { price, price_currency }),
    ...(!isSame(qty, before.qty) && { qty }),
    ...(!isSame(cost, before.cost) && { cost }),
    ...(!isFixed && !isSame(utility, before.utility) && { utility }),
  };
}

/** What is sent and what was there; an empty field is nothing, and of a quantity none. */
function isSame(sent: string | null, before: string | null): boolean {
  return sent === null || !before ? (sent ?? '') === (before ?? '') : exact(sent).eq(before);
}
