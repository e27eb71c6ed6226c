export { CompanyPage as default } from '../companies/CompanyPage.tsx';
