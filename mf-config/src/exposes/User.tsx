export { UserDrawer as default } from '../users/detail/UserDrawer.tsx';
