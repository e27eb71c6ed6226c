export { BoardPage as default } from '../productions/board/BoardPage.tsx';
