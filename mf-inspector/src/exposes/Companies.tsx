export { CompaniesPage as default } from '../companies/CompaniesPage.tsx';
