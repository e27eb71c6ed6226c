export { MemberDrawer as default } from '../team/MemberDrawer.tsx';
