export { OrderPage as default } from '../productions/order/OrderPage.tsx';
