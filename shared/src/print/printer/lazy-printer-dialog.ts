import { lazyComponent } from '../../remote/index.ts';

/** The thermal printer of this device: which one, how it writes, and whether it opens the drawer. */
export const PrinterDialog = lazyComponent(() => import('./PrinterDialog.tsx'));
