export { BatchPage as default } from '../productions/batch/BatchPage.tsx';
