export { CreateMethodDrawer as default } from '../payment-methods/CreateMethodDrawer.tsx';
