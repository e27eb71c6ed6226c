export { TeamPage as default } from '../team/TeamPage.tsx';
