export { ToBuyPage as default } from '../productions/to-buy/ToBuyPage.tsx';
