export { ClientsPage as default } from '../clients/ClientsPage.tsx';
