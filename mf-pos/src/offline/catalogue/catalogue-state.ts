import type { Extras } from './catalogue-database.ts';

/** What screens follow of the catalogue. */
export interface CatalogueState {
  /** `filling`: there is none on the device yet, or not all of it. `failed`: and it cannot be fetched. */
  status: 'opening' | 'filling' | 'ready' | 'failed';
  error: unknown;
  /** Raised whenever a product or a stock has changed: what was found before may be another now. */
  version: number;
  size: number;
  /** False where the device stores nothing: it works, and the next visit fetches all of it again. */
  isStored: boolean;
  extras: Extras;
}
