import type { Order } from '@cuadra/shared/contract';
import { isOpenOrder } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import { Button } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import type { ChangeDialogProps } from './ChangeDialog.tsx';

const ChangeDialog = lazyComponent<ChangeDialogProps>(
  () => import('./ChangeDialog.tsx'),
  () => null,
);

/** Opens the change of an order's quantities, for who may and while it is open. */
export function ChangeButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const mayUpdate = useCan(['sales', 'update']);
  if (!mayUpdate || !isOpenOrder(order.status)) return null;
  return (
    <>
      <Button size="sm" icon="pencil" onClick={() => setOpen(true)}>
        Cambiar cantidades
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ChangeDialog order={order} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
