/** What `dialogs.ts` fetches. */
export { ClientDialog } from './client/ClientDialog.tsx';
export { KeyHelp } from './keyboard/KeyHelp.tsx';
export { DiscountDialog } from './lines/DiscountDialog.tsx';
export { NoteDialog } from './lines/NoteDialog.tsx';
export { DetailsDialog } from './tabs/DetailsDialog.tsx';
