import type { Page, PublicOrder, PublicProduct, PublicProductDetail } from '@cuadra/shared/contract';
import type { StoreView } from './frame/store-view.ts';

/** What pages are drawn from. Apart from the pages, so that who has them drawn (on Node) needs no types of the browser. */
export interface HomeData {
  view: StoreView;
  products: Page<PublicProduct>;
  /** What the shop puts first; none on a search, a category or a later page. */
  featured: PublicProduct[];
  search?: string | undefined;
  category?: { id: string; name: string } | undefined;
}

export interface ProductData {
  view: StoreView;
  product: PublicProductDetail;
}

export interface OrderData {
  view: StoreView;
  order: PublicOrder;
}

export interface MissingData {
  title: string;
  /** A sentence that says what may be. */
  text: string;
  /** Where the store is, if there may be one. */
  home?: string | undefined;
}
