import { exact, toQuantity } from '@cuadra/shared/domain';

/** What a sale takes of a product. */
export interface TakenLine {
  product_id: string;
  qty: string;
}

/** A sale of this device that the server may not know of. */
export interface UnsentSale {
  id: string;
  lines: readonly TakenLine[];
}

/** What this device has sold and the server's quantities do not know yet. */
export class TakenStock {
  #unsent: readonly UnsentSale[] = [];
  /** Judged, and not yet in what the server said: by the round of questions in which they were. */
  #left: { sale: UnsentSale; round: number }[] = [];
  #totals: ReadonlyMap<string, string> = new Map();

  /** @returns whether a sale takes from the stock that did not before, and whether one was judged */
  follow(sales: readonly UnsentSale[], round: number): { isNew: boolean; isJudged: boolean } {
    const ids = new Set(sales.map(({ id }) => id));
    const known = new Set(this.#unsent.map(({ id }) => id));
    const gone = this.#unsent.filter(({ id }) => !ids.has(id));
    const isNew = sales.some(({ id }) => !known.has(id));
    this.#left.push(...gone.map((sale) => ({ sale, round })));
    this.#unsent = sales;
    if (isNew) this.#add();
    return { isNew, isJudged: gone.length > 0 };
  }

  /** @returns whether anything was taken that is not any more, now that this round has brought what there is */
  settle(round: number): boolean {
    const before = this.#left.length;
    this.#left = this.#left.filter((one) => one.round >= round);
    if (this.#left.length === before) return false;
    this.#add();
    return true;
  }

  /** How much of a product is taken. */
  of(productId: string): string {
    return this.#totals.get(productId) ?? '0';
  }

  #add(): void {
    const totals = new Map<string, string>();
    const sales = [...this.#unsent, ...this.#left.map(({ sale }) => sale)];
    for (const { product_id, qty } of sales.flatMap(({ lines }) => lines)) {
      totals.set(product_id, toQuantity(exact(totals.get(product_id) ?? '0').plus(qty)));
    }
    this.#totals = totals;
  }
}
