import { exact, toQuantity } from '@cuadra/shared/domain';

/** What a sale takes of a product. */
export interface TakenLine {
  product_id: string;
  qty: string;
}

/**
 * What this device has sold and the server's quantities do not know yet, by sale: a sale in the queue counts until it is
 * known to be sold or refused, however often it is told.
 */
export class TakenStock {
  readonly #sales = new Map<string, readonly TakenLine[]>();
  #totals: ReadonlyMap<string, string> = new Map();

  add(saleId: string, lines: readonly TakenLine[]): void {
    this.#sales.set(saleId, lines);
    this.#totals = totalsOf([...this.#sales.values()].flat());
  }

  /** @returns what it had taken; nothing when it was settled before */
  settle(saleId: string): readonly TakenLine[] {
    const lines = this.#sales.get(saleId) ?? [];
    this.#sales.delete(saleId);
    this.#totals = totalsOf([...this.#sales.values()].flat());
    return lines;
  }

  /** How much of a product is taken. */
  of(productId: string): string {
    return this.#totals.get(productId) ?? '0';
  }
}

/** Quantities by product. */
export function totalsOf(lines: readonly TakenLine[]): Map<string, string> {
  const totals = new Map<string, string>();
  for (const { product_id, qty } of lines) {
    totals.set(product_id, toQuantity(exact(totals.get(product_id) ?? '0').plus(qty)));
  }
  return totals;
}
