export { RoleDrawer as default } from '../roles/RoleDrawer.tsx';
