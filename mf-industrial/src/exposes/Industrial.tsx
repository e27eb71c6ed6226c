export { IndustrialPage as default } from '../overview/IndustrialPage.tsx';
