export { ClientDrawer as default } from '../clients/ClientDrawer.tsx';
