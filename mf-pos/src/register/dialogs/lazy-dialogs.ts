import { lazyPart } from '@cuadra/shared/remote';

const load = () => import('./dialogs.ts');

export const ClientDialog = lazyPart(async () => ({ default: (await load()).ClientDialog }));
export const DiscountDialog = lazyPart(async () => ({ default: (await load()).DiscountDialog }));
export const NoteDialog = lazyPart(async () => ({ default: (await load()).NoteDialog }));
export const DetailsDialog = lazyPart(async () => ({ default: (await load()).DetailsDialog }));
export const KeyHelp = lazyPart(async () => ({ default: (await load()).KeyHelp }));

/** Fetches the dialogs that open above Caja. */
export async function preloadDialogs(): Promise<void> {
  for (const dialog of [ClientDialog, DiscountDialog, NoteDialog, DetailsDialog, KeyHelp])
    await dialog.preload();
}
