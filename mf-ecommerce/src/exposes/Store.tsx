export { StorePage as default } from '../store/StorePage.tsx';
