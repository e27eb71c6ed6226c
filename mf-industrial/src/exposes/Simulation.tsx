export { SimulationPage as default } from '../formulas/simulation/SimulationPage.tsx';
