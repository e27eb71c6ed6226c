export { PlanDrawer as default } from '../plans/PlanDrawer.tsx';
