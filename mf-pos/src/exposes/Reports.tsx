export { ReportsPage as default } from '../reports/ReportsPage.tsx';
