export { MaterialsPage as default } from '../materials/MaterialsPage.tsx';
