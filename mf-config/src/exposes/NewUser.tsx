export { NewUserDrawer as default } from '../users/form/NewUserDrawer.tsx';
