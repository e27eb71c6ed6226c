export { EditMethodDrawer as default } from '../payment-methods/EditMethodDrawer.tsx';
