export { OrdersPage as default } from '../orders/OrdersPage.tsx';
