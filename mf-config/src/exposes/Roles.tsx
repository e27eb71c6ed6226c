export { RolesDrawer as default } from '../roles/RolesDrawer.tsx';
