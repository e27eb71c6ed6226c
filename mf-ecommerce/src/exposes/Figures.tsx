export { FiguresPage as default } from '../figures/FiguresPage.tsx';
