import type { VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { CartPage } from './cart/CartPage.tsx';
import { MissingPage } from './frame/MissingPage.tsx';
import type { StoreView } from './frame/store-view.ts';
import { HomePage, type HomePageProps } from './home/HomePage.tsx';
import { OrderPage } from './order/OrderPage.tsx';
import { ProductPage } from './product/ProductPage.tsx';

export { DEFAULT_COLOUR, textOn } from './frame/colour.ts';
export { initial } from './frame/initial.ts';
export type { StoreView } from './frame/store-view.ts';

const toHtml = (page: VNode) => `<!doctype html>${render(page)}`;

/** What a store sells, as a page of HTML. */
export const renderHome = (props: HomePageProps) => toHtml(HomePage(props));
/** One product of it. */
export const renderProduct = (props: Parameters<typeof ProductPage>[0]) => toHtml(ProductPage(props));
/** The place of the cart, which is the browser's. */
export const renderCart = (view: StoreView) => toHtml(CartPage({ view }));
/** A buyer's own order. */
export const renderOrder = (props: Parameters<typeof OrderPage>[0]) => toHtml(OrderPage(props));
/** Where there is nothing. */
export const renderMissing = (props: Parameters<typeof MissingPage>[0]) => toHtml(MissingPage(props));
