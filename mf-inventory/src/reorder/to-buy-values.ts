import type { ProductToBuy } from '@cuadra/shared/contract';
import { ceil, exact, formatQuantity, newId, toQuantity } from '@cuadra/shared/domain';
import { boughtIn } from '../purchases/purchase-text.ts';

/** How many units of each product are to be bought, where somebody wrote another figure than is suggested. */
export type Wanted = ReadonlyMap<string, string | null>;

/** Units to buy of a product: what was written, or what is suggested less what drafts have of it. Null: no number. */
export function wantedOf(wanted: Wanted, product: ProductToBuy): string | null {
  const written = wanted.get(product.product_id);
  if (written !== undefined) return written;
  const missing = exact(product.suggested).minus(product.already_ordered);
  return missing.gt(0) ? toQuantity(missing) : '0';
}

/** A product that is bought, and how many units of it. */
export interface Bought {
  product: ProductToBuy;
  units: string;
}

/** Products with how many units of each are bought; those of which none are left out. */
export function chosenToBuy(
  products: readonly ProductToBuy[],
  chosen: ReadonlySet<string>,
  wanted: Wanted,
): Bought[] {
  return products.flatMap((product) => {
    const units = wantedOf(wanted, product);
    return chosen.has(product.product_id) && units && exact(units).gt(0) ? [{ product, units }] : [];
  });
}

/** What is bought of one supplier, the one that it was last bought from; null: of nobody yet. */
export interface SupplierOrder {
  supplier: ProductToBuy['last_supplier'];
  bought: readonly Bought[];
}

/** What was chosen, supplier by supplier in their order in the list; what was never bought of anybody is one of them. */
export function bySupplier(bought: readonly Bought[]): SupplierOrder[] {
  const groups = new Map<string, { supplier: SupplierOrder['supplier']; bought: Bought[] }>();
  for (const one of bought) {
    const supplier = one.product.last_supplier;
    const group = groups.get(supplier?.id ?? '') ?? { supplier, bought: [] };
    groups.set(supplier?.id ?? '', group);
    group.bought.push(one);
  }
  return [...groups.values()];
}

/** Units as they were bought last: whole boxes where it came in boxes, rounded up. */
export function inPresentation({ product, units }: Bought) {
  const presentation = product.last_presentation;
  if (!presentation) return { presentation_id: null, qty: units, text: formatQuantity(units) };
  const qty = ceil(exact(units).div(presentation.factor)).toFixed();
  return { presentation_id: presentation.id, qty, text: `${qty} ${boughtIn(presentation)}` };
}

/** Lines of a draft; costs are on the invoice that comes with the goods. */
export function linesToBuy(bought: readonly Bought[]) {
  return bought.map((one) => {
    const { presentation_id, qty } = inPresentation(one);
    return { id: newId(), product_id: one.product.product_id, presentation_id, qty };
  });
}

/** The list as somebody sends it to a supplier. */
export function orderText(bought: readonly Bought[]): string {
  const lines = bought.map((one) => `• ${inPresentation(one).text} ${one.product.name}`);
  return ['Buenas, quisiera pedir:', ...lines].join('\n');
}
