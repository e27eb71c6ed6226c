/** What stands beside a sale and Caja opens without, in one chunk: see `lazy-aside.ts`. */
export { ShelfMenu } from './front/ShelfMenu.tsx';
export { RateNotice } from './rate/RateNotice.tsx';
export { CatalogueNotice } from './search/CatalogueNotice.tsx';
export { LineTile } from './search/LineTile.tsx';
export { SearchErrorNote } from './search/SearchErrorNote.tsx';
export { OtherSales } from './tabs/OtherSales.tsx';
