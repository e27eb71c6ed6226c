export { CountsPage as default } from '../stock/count/CountsPage.tsx';
