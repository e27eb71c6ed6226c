export { ListPage as default } from '../clients/ListPage.tsx';
