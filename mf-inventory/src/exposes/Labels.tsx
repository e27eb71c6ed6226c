export { LabelsPage as default } from '../labels/LabelsPage.tsx';
