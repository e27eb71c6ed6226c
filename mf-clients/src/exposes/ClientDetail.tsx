export { ClientPage as default } from '../account/ClientPage.tsx';
