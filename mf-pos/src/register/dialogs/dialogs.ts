/** The dialogs that open above Caja, in one chunk: see `lazy-dialogs.ts`. */

export { KeyHelp } from '../../keyboard/KeyHelp.tsx';
export { ClientDialog } from './ClientDialog.tsx';
export { DetailsDialog } from './DetailsDialog.tsx';
export { DiscountDialog } from './DiscountDialog.tsx';
export { NoteDialog } from './NoteDialog.tsx';
export { PresentationDialog } from './PresentationDialog.tsx';
