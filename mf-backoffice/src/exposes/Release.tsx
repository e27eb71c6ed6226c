export { ReleasePage as default } from '../releases/ReleasePage.tsx';
