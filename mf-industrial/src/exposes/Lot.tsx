export { LotPage as default } from '../productions/lot/LotPage.tsx';
