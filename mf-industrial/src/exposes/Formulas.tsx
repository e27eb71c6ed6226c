export { FormulasPage as default } from '../formulas/FormulasPage.tsx';
