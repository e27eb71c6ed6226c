export { ReorderPage as default } from '../reorder/ReorderPage.tsx';
