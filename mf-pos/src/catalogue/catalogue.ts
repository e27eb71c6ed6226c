import { createStore, type StoreApi } from 'zustand';
import { Assortment, available, type Found } from './assortment.ts';
import type { Extras } from './catalogue-database.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { CatalogueKeeper } from './keep-catalogue.ts';
import { TakenStock, type UnsentSale } from './stock.ts';

export interface CatalogueState {
  /** `filling`: there is none on the device yet, or not all of it. `failed`: and it cannot be fetched. */
  status: 'opening' | 'filling' | 'ready' | 'failed';
  error: unknown;
  /** Raised whenever a product or a stock has changed: what was found before may be another now. */
  version: number;
  size: number;
  /** False where the device keeps nothing: it works, and the next visit fetches all of it again. */
  isKept: boolean;
  extras: Extras;
}

/** A product as Caja shows and sells it: its `qty` is what may be sold. */
export type FoundProduct = CatalogueProduct;

/**
 * The catalogue of a company on this device (design §4): all that Caja finds products with, in memory, kept in IndexedDB
 * and up to date.
 */
export class Catalogue {
  readonly state: StoreApi<CatalogueState>;
  readonly #keeper: CatalogueKeeper;
  readonly #taken = new TakenStock();
  #assortment = new Assortment();
  /** Products as they are shown, each the same object until it changes: what is drawn stays as it is. */
  readonly #shown = new WeakMap<CatalogueProduct, { taken: string; product: FoundProduct }>();

  constructor(companyId: string) {
    this.state = createStore<CatalogueState>(() => ({
      status: 'opening',
      error: undefined,
      version: 0,
      size: 0,
      isKept: true,
      extras: { categories: [], most_sold: [] },
    }));
    this.#keeper = new CatalogueKeeper(companyId, {
      assortment: () => this.#assortment,
      replace: (assortment) => {
        assortment.setPopular(this.state.getState().extras.most_sold);
        this.#assortment = assortment;
      },
      report: (change) => this.#change(change),
      refreshed: (round) => {
        if (this.#taken.settle(round)) this.#change({});
      },
    });
  }

  /** Opens what the device has, and brings it up to date as long as nobody stops it. */
  keepUp(): () => void {
    return this.#keeper.start();
  }

  /** Asks now what has changed: after a sale, or when somebody wants it. */
  refresh(): Promise<void> {
    return this.#keeper.refresh();
  }

  search(typed: string, limit: number): Found {
    return this.#show(this.#assortment.search(typed, limit));
  }

  list(limit: number, category?: string): Found {
    return this.#show(this.#assortment.list(limit, category));
  }

  /** The products of these ids that there are, in that order. */
  some(ids: readonly string[]): FoundProduct[] {
    return ids.flatMap((id) => {
      const product = this.#assortment.get(id);
      return product ? [this.#one(product)] : [];
    });
  }

  withCode(code: string): FoundProduct | undefined {
    const product = this.#assortment.withCode(code);
    return product && this.#one(product);
  }

  /** Asks the server for a code that the device does not know: a product of a minute ago, or a copy that is not whole. */
  async lookUp(code: string): Promise<FoundProduct | undefined> {
    await this.#keeper.lookUp(code);
    return this.withCode(code);
  }

  /**
   * Says which sales of this device the server may not know of yet: they take from the stock that is shown. One that is not
   * among them any more was judged, sold or not; it counts until the server has been asked what there is now.
   */
  followSales(sales: readonly UnsentSale[]): void {
    const { isNew, isJudged } = this.#taken.follow(sales, this.#keeper.round);
    if (isNew) this.#change({});
    if (isJudged) void this.refresh();
  }

  #show({ products, hasMore }: Found): Found {
    return { products: products.map((product) => this.#one(product)), hasMore };
  }

  #one(product: CatalogueProduct): FoundProduct {
    const taken = this.#taken.of(product.id);
    const known = this.#shown.get(product);
    if (known?.taken === taken) return known.product;
    const shown = { ...product, qty: available(product, taken) };
    this.#shown.set(product, { taken, product: shown });
    return shown;
  }

  #change(change: Partial<CatalogueState>): void {
    if (change.extras) this.#assortment.setPopular(change.extras.most_sold);
    this.state.setState(({ version }) => ({
      ...change,
      version: version + 1,
      size: this.#assortment.size,
    }));
  }
}

const catalogues = new Map<string, Catalogue>();

/** The catalogue of a company; the same as long as the page lives. */
export function catalogueOf(companyId: string): Catalogue {
  const known = catalogues.get(companyId);
  if (known) return known;
  const catalogue = new Catalogue(companyId);
  catalogues.set(companyId, catalogue);
  return catalogue;
}
