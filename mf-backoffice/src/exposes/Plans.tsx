export { PlansPage as default } from '../plans/PlansPage.tsx';
