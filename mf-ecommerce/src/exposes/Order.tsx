export { OrderPage as default } from '../orders/detail/OrderPage.tsx';
