import { lazyComponent } from '@cuadra/shared/remote';

const load = () => import('./dialogs.ts');

/** Until it is there the bar is empty: a sale that was put aside with a client has it a moment later. */
export const ChosenClient = lazyComponent(
  async () => ({ default: (await load()).ChosenClient }),
  () => null,
);
export const ClientDialog = lazyComponent(async () => ({ default: (await load()).ClientDialog }));
export const CollectDebt = lazyComponent(async () => ({ default: (await load()).CollectDebt }));
export const DiscountDialog = lazyComponent(async () => ({ default: (await load()).DiscountDialog }));
export const NoteDialog = lazyComponent(async () => ({ default: (await load()).NoteDialog }));
export const PresentationDialog = lazyComponent(async () => ({ default: (await load()).PresentationDialog }));
export const DetailsDialog = lazyComponent(async () => ({ default: (await load()).DetailsDialog }));
export const KeyHelp = lazyComponent(async () => ({ default: (await load()).KeyHelp }));
export const LinePriceChange = lazyComponent(
  async () => ({ default: (await load()).LinePriceChange }),
  () => null,
);

/** Fetches the dialogs that open above Caja. */
export async function preloadDialogs(): Promise<void> {
  for (const dialog of [
    ChosenClient,
    ClientDialog,
    CollectDebt,
    DiscountDialog,
    NoteDialog,
    PresentationDialog,
    DetailsDialog,
    KeyHelp,
    LinePriceChange,
  ])
    await dialog.preload();
}
