import type { PreviewLine } from '@cuadra/shared/contract';
import { counted, exact, type LeftReason } from '@cuadra/shared/domain';
import { namesText } from '../../goods/formula-text.ts';
import { type Hit, wantedPrice } from './hit-products.ts';

/** Products that come to the same price: one change of all of them. */
export interface PriceChange {
  amount: string;
  currency: string;
  /** What each costs on the screen, by the products' ids. */
  shown: ReadonlyMap<string, { name: string; now: string }>;
}

/** A product whose price stayed as it was, and why. */
export interface LeftPrice {
  name: string;
  reason: LeftReason;
}

/** The changes that give each product the price that it should have: one for each amount and currency. */
export function priceChanges(hits: readonly Hit[]): PriceChange[] {
  const groups = new Map<string, PriceChange>();
  for (const hit of hits) {
    const { price, good } = hit.product;
    const amount = wantedPrice(hit);
    if (amount === null || !price) continue;
    const { currency, now } = price;
    const key = `${exact(amount).toFixed()} ${currency}`;
    const shown = new Map(groups.get(key)?.shown).set(good.id, { name: good.name, now });
    groups.set(key, { amount, currency, shown });
  }
  return [...groups.values()];
}

/**
 * Which of a change's products still cost what the screen shows, and which it leaves out: somebody was asked about the
 * prices that stood there. One that is not in the preview is withdrawn.
 */
export function heldAgainst(
  { amount, currency, shown }: PriceChange,
  lines: readonly Pick<PreviewLine, 'product_id' | 'before'>[],
): { ids: string[]; left: LeftPrice[] } {
  const found = new Map(lines.map(({ product_id, before }) => [product_id, before]));
  const ids: string[] = [];
  const left: LeftPrice[] = [];
  for (const [id, { name, now }] of shown) {
    const before = found.get(id);
    if (before && before.currency !== currency) left.push({ name, reason: 'other-currency' });
    else if (before && exact(before.unit_price).eq(now)) ids.push(id);
    // As a try before left it, whose answer was lost.
    else if (before && exact(before.unit_price).eq(amount)) left.push({ name, reason: 'same' });
    else left.push({ name, reason: 'changed-since' });
  }
  return { ids, left };
}

const REASONS: Readonly<Record<LeftReason, string>> = {
  same: 'ya se vende en eso',
  'no-price': 'no tiene precio',
  'no-cost': 'no tiene costo',
  'below-cost': 'quedaría por debajo del costo',
  'fixed-price': 'tiene precio fijo',
  'other-currency': 'su precio está en otra moneda',
  'changed-since': 'alguien cambió el producto',
  'code-taken': 'otro producto usa su código',
};

/** Names that one sentence has room for. */
const MOST_NAMES = 3;

/** «No cambiamos Pan y Torta: alguien cambió el producto. …»: what stayed as it was, by its reason. */
export function leftText(left: readonly LeftPrice[]): string {
  const reasons = new Set(left.map(({ reason }) => reason));
  return [...reasons]
    .map((reason) => {
      const those = left.filter((one) => one.reason === reason);
      const names = those.slice(0, MOST_NAMES).map(({ name }) => `«${name}»`);
      const more = those.length - names.length;
      return `No cambiamos ${namesText([...names, ...(more > 0 ? [counted(more, 'más', 'más')] : [])])}: ${REASONS[reason]}.`;
    })
    .join(' ');
}
