export { CompanyDrawer as default } from '../company/CompanyDrawer.tsx';
