/** What opens above the till: see `later.ts`. */
export { ClientDialog } from './client/ClientDialog.tsx';
export { KeyHelp } from './keyboard/KeyHelp.tsx';
export { DiscountDialog } from './lines/DiscountDialog.tsx';
export { NoteDialog } from './lines/NoteDialog.tsx';
export { DetailsDialog } from './tabs/DetailsDialog.tsx';
