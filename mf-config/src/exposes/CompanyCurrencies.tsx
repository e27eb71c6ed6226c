export { CompanyCurrenciesDrawer as default } from '../currencies/pair/CompanyCurrenciesDrawer.tsx';
