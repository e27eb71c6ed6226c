import { lazyComponent } from '@cuadra/shared/remote';
import type { ComponentType } from 'react';

const none = () => null;
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
export const WeightDialog = lazyComponent(async () => ({ default: (await load()).WeightDialog }));
export const DetailsDialog = lazyComponent(async () => ({ default: (await load()).DetailsDialog }));
export const KeyHelp = lazyComponent(async () => ({ default: (await load()).KeyHelp }));

type Dialogs = typeof import('./dialogs.ts');

/** What the sale does without until its chunk is there, and where that cannot be fetched. */
const aside = <Props extends object>(pick: (dialogs: Dialogs) => ComponentType<Props>) =>
  lazyComponent<Props>(
    () =>
      load().then(
        (dialogs) => ({ default: pick(dialogs) }),
        () => ({ default: none }),
      ),
    none,
  );
export const LineBelow = aside((dialogs) => dialogs.LineBelow);
export const SaleMarks = aside((dialogs) => dialogs.SaleMarks);
export const SaleWatch = aside((dialogs) => dialogs.SaleWatch);

/** Fetches the dialogs that open above Caja. */
export async function preloadDialogs(): Promise<void> {
  for (const dialog of [
    ChosenClient,
    ClientDialog,
    CollectDebt,
    DiscountDialog,
    NoteDialog,
    PresentationDialog,
    WeightDialog,
    DetailsDialog,
    KeyHelp,
    LineBelow,
    SaleMarks,
    SaleWatch,
  ])
    await dialog.preload();
}
