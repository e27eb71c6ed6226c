export { ClientDetailPage as default } from '../clients/ClientDetailPage.tsx';
