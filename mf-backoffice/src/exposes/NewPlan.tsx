export { NewPlanDrawer as default } from '../plans/NewPlanDrawer.tsx';
