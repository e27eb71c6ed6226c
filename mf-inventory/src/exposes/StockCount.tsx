export { CountPage as default } from '../stock/count/CountPage.tsx';
