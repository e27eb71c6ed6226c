export { CurrenciesDrawer as default } from '../currencies/CurrenciesDrawer.tsx';
