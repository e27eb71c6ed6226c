export { FormulaPage as default } from '../formulas/detail/FormulaPage.tsx';
