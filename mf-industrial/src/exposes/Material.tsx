export { MaterialPage as default } from '../materials/detail/MaterialPage.tsx';
