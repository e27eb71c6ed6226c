import { lazyComponent } from '../remote/index.ts';
import type { ImportDialogProps } from './import/ImportDialog.tsx';

export type { ImportDone, ImportFieldAbout, ImportKind, ImportPlanned } from './import/import-kind.ts';

/** See `import/ImportDialog.tsx`. A form is drawn without it, and a file is brought now and then. */
export const ImportDialog = lazyComponent<ImportDialogProps>(
  () => import('./import/ImportDialog.tsx'),
  () => null,
);
