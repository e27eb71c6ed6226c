export { CashSessionDrawer as default } from '../cash-session/CashSessionDrawer.tsx';
