import { lazyComponent } from '@cuadra/shared/remote';
import { Button } from '@cuadra/shared/ui';
import { useState } from 'react';
import type { LotLabelsDialogProps } from './LotLabelsDialog.tsx';
import type { LotLabel } from './lot-label.ts';

const LotLabelsDialog = lazyComponent<LotLabelsDialogProps>(
  () => import('./LotLabelsDialog.tsx'),
  () => null,
);

/** «Etiquetas»: those of a lot, of a batch's page or of its own. */
export function LotLabels({ label }: { label: LotLabel }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="tag" onClick={() => setOpen(true)}>
        Etiquetas
      </Button>
      {isOpen && <LotLabelsDialog label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
