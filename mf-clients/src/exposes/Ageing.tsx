export { AgeingPage as default } from '../ageing/AgeingPage.tsx';
