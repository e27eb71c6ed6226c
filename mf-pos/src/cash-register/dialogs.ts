import { lazyPart } from '@cuadra/shared/remote';

/** One file for what opens above the till: fetched when the till stands idle, so that it is there offline, too. */
export const loadDialogs = () => import('./dialog-parts.ts');

export const ClientDialog = lazyPart(async () => ({ default: (await loadDialogs()).ClientDialog }));
export const DiscountDialog = lazyPart(async () => ({ default: (await loadDialogs()).DiscountDialog }));
export const NoteDialog = lazyPart(async () => ({ default: (await loadDialogs()).NoteDialog }));
export const DetailsDialog = lazyPart(async () => ({ default: (await loadDialogs()).DetailsDialog }));
export const KeyHelp = lazyPart(async () => ({ default: (await loadDialogs()).KeyHelp }));
