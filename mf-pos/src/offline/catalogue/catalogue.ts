import { createStore, type StoreApi } from 'zustand';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { CatalogueState } from './catalogue-state.ts';
import { CatalogueUpdater } from './catalogue-updater.ts';
import { available, type Found, ProductIndex } from './product-index.ts';
import { TakenStock, type UnsentSale } from './stock.ts';

/** A product as it is shown, and what that was made with. */
interface Shown {
  taken: string;
  unit: string | undefined;
  product: CatalogueProduct;
}

/**
 * The catalogue of a company on this device (docs/architecture.md#the-way-of-a-sale): all that Caja finds products with, in memory, stored in IndexedDB
 * and up to date.
 */
export class Catalogue {
  readonly state: StoreApi<CatalogueState>;
  readonly #updater: CatalogueUpdater;
  readonly #taken = new TakenStock();
  #productIndex = new ProductIndex();
  /** Products as they are shown, each the same object until it changes: what is drawn stays as it is. */
  readonly #shown = new WeakMap<CatalogueProduct, Shown>();

  constructor(companyId: string) {
    this.state = createStore<CatalogueState>(() => ({
      status: 'opening',
      error: undefined,
      version: 0,
      size: 0,
      isStored: true,
      extras: { categories: [], most_sold: [] },
    }));
    this.#updater = new CatalogueUpdater(companyId, {
      productIndex: () => this.#productIndex,
      replace: (productIndex) => {
        productIndex.setPopular(this.state.getState().extras.most_sold);
        this.#productIndex = productIndex;
      },
      report: (change) => this.#change(change),
      refreshed: (round) => {
        if (this.#taken.settle(round)) this.#change({});
      },
    });
  }

  /** Opens what the device has, and brings it up to date as long as nobody stops it. */
  keepUpToDate(): () => void {
    return this.#updater.start();
  }

  /** Asks now what has changed: after a sale, or when somebody wants it. */
  refresh(): Promise<void> {
    return this.#updater.refresh();
  }

  /** The same, all of it, with what was done a moment ago. @returns whether the server has answered */
  refreshNow(): Promise<boolean> {
    return this.#updater.refreshNow();
  }

  /** What the company puts in front of what sells most, as it was just saved. */
  putInFront(ids: string[]): Promise<void> {
    return this.#updater.putInFront(ids);
  }

  search(typed: string, limit: number): Found {
    return this.#show(this.#productIndex.search(typed, limit));
  }

  list(...wish: Parameters<ProductIndex['list']>): Found {
    return this.#show(this.#productIndex.list(...wish));
  }

  /** The products of these ids that there are, in that order. */
  some(ids: readonly string[]): CatalogueProduct[] {
    return ids.flatMap((id) => {
      const product = this.#productIndex.get(id);
      return product ? [this.#one(product)] : [];
    });
  }

  withCode(code: string): CatalogueProduct | undefined {
    const product = this.#productIndex.withCode(code);
    return product && this.#one(product);
  }

  /** Whether the company sells anything at wholesale. */
  hasWholesale(): boolean {
    return this.#productIndex.hasWholesale();
  }

  /** Asks the server for a code that the device does not know, or for a name while its copy is not whole. */
  async lookUp(code: string): Promise<CatalogueProduct | undefined> {
    await this.#updater.lookUp(code);
    return this.withCode(code);
  }

  /**
   * Says which sales of this device the server may not know of yet: they take from the stock that is shown. One that is not
   * among them any more was judged, sold or not; it counts until the server has been asked what there is now.
   */
  followSales(sales: readonly UnsentSale[]): void {
    const { isNew, isJudged } = this.#taken.follow(sales, this.#updater.round);
    if (isNew) this.#change({});
    if (isJudged) void this.refresh();
  }

  #show({ products, hasMore }: Found): Found {
    return { products: products.map((product) => this.#one(product)), hasMore };
  }

  #one(product: CatalogueProduct): CatalogueProduct {
    const taken = this.#taken.of(product.id);
    const unit = this.state.getState().extras.units?.[product.measure_id ?? ''];
    const known = this.#shown.get(product);
    if (known?.taken === taken && known.unit === unit) return known.product;
    const shown = { ...product, qty: available(product, taken), ...(unit !== undefined && { unit }) };
    this.#shown.set(product, { taken, unit, product: shown });
    return shown;
  }

  #change(change: Partial<CatalogueState>): void {
    if (change.extras) this.#productIndex.setPopular(change.extras.most_sold);
    this.state.setState(({ version }) => ({
      ...change,
      version: version + 1,
      size: this.#productIndex.size,
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
