export { NewRoleDrawer as default } from '../roles/NewRoleDrawer.tsx';
