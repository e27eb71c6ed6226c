export { UsersPage as default } from '../users/UsersPage.tsx';
