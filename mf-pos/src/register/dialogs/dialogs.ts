/** The dialogs that open above Caja, and what a line seldom tells, in one chunk: see `lazy-dialogs.ts`. */

export { KeyHelp } from '../../keyboard/KeyHelp.tsx';
export { ClientDialog } from './ClientDialog.tsx';
export { DetailsDialog } from './DetailsDialog.tsx';
export { DiscountDialog } from './DiscountDialog.tsx';
export { LinePriceChange } from './LinePriceChange.tsx';
export { NoteDialog } from './NoteDialog.tsx';
export { PresentationDialog } from './PresentationDialog.tsx';
