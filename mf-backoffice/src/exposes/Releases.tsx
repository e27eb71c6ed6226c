export { ReleasesPage as default } from '../releases/ReleasesPage.tsx';
