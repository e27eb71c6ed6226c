export { CurrencyDrawer as default } from '../currencies/detail/CurrencyDrawer.tsx';
