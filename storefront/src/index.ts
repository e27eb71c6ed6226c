import type { VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { CartPage } from './cart/CartPage.tsx';
import { MissingPage } from './frame/MissingPage.tsx';
import type { StoreView } from './frame/store-view.ts';
import { HomePage } from './home/HomePage.tsx';
import { OrderPage } from './order/OrderPage.tsx';
import type { HomeData, MissingData, OrderData, ProductData } from './page-data.ts';
import { ProductPage } from './product/ProductPage.tsx';

export { initial } from './frame/initial.ts';
export type { StoreView } from './frame/store-view.ts';
export type { MissingData } from './page-data.ts';

function toHtml(page: VNode): string {
  return `<!doctype html>${render(page)}`;
}

/** What a store sells, as a page of HTML. */
export const renderHome = (data: HomeData): string => toHtml(HomePage(data));
/** One product of it. */
export const renderProduct = (data: ProductData): string => toHtml(ProductPage(data));
/** The place of the cart, which is the browser's. */
export const renderCart = (view: StoreView): string => toHtml(CartPage({ view }));
/** A buyer's own order. */
export const renderOrder = (data: OrderData): string => toHtml(OrderPage(data));
/** Where there is nothing. */
export const renderMissing = (data: MissingData): string => toHtml(MissingPage(data));
