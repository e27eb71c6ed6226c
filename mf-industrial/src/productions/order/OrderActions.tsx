import { useCallMutation } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { notify, useCan } from '@cuadra/shared/state';
import { Button } from '@cuadra/shared/ui';
import { useState } from 'react';
import type { FinishFormProps } from '../finish/FinishForm.tsx';
import { orderTitle } from '../order-text.ts';
import { PlanForm } from '../plan/lazy-plan-form.ts';
import { PrintOrder } from '../print/PrintOrder.tsx';
import type { AnnulOrderDialogProps } from './AnnulOrderDialog.tsx';
import { StepButton } from './StepButton.tsx';

const AnnulOrderDialog = lazyComponent<AnnulOrderDialogProps>(
  () => import('./AnnulOrderDialog.tsx'),
  () => null,
);
const FinishForm = lazyComponent<FinishFormProps>(
  () => import('../finish/FinishForm.tsx'),
  () => null,
);

type Opened = 'edit' | 'annul' | 'finish';

/** What can be done with an order as it stands, by who may. */
export function OrderActions({ order }: { order: ProductionOrder }) {
  const { id, status, version, batches } = order;
  const mayUpdate = useCan(['products', 'update']);
  const mayMove = useCan(['products', 'modify_quantity']);
  const mayDelete = useCan(['products', 'delete']);
  const close = useCallMutation('POST /production_orders/{id}/close');
  const [opened, setOpened] = useState<Opened>();
  const shut = () => setOpened(undefined);
  const hasBatches = batches.some((batch) => batch.status === 'done');
  const isPlanned = status === 'planned';
  const isStarted = status === 'started';
  const mayAnnul = mayDelete && !hasBatches && (isPlanned || (isStarted && mayMove));
  return (
    <>
      {mayAnnul && (
        <Button variant="ghost" onClick={() => setOpened('annul')}>
          Anular
        </Button>
      )}
      <PrintOrder order={order} />
      {isPlanned && mayUpdate && (
        <Button icon="pencil" onClick={() => setOpened('edit')}>
          Editar
        </Button>
      )}
      {isStarted && hasBatches && mayMove && (
        <StepButton
          order={order}
          verb="Cerrar"
          question={`¿Cerrar la ${orderTitle(order).toLowerCase()}?`}
          act={() => close.mutateAsync({ params: { id }, body: { version } })}
          done={`Cerraste la ${orderTitle(order).toLowerCase()}.`}
        >
          Ya no se hace más con ella. {closeText(order)}
        </StepButton>
      )}
      {isPlanned && mayMove && <StartOrder order={order} />}
      {isStarted && mayMove && (
        <Button variant="primary" icon="check" onClick={() => setOpened('finish')}>
          Terminar
        </Button>
      )}
      {opened === 'edit' && (
        <PlanForm
          order={order}
          onClose={shut}
          onSaved={() => {
            shut();
            notify.success('Guardamos los cambios.');
          }}
        />
      )}
      {opened === 'annul' && <AnnulOrderDialog order={order} onClose={shut} />}
      {opened === 'finish' && <FinishForm order={order} onClose={shut} />}
    </>
  );
}

/** «Empezar», which says whether what it needs leaves the stock now. */
function StartOrder({ order }: { order: ProductionOrder }) {
  const start = useCallMutation('POST /production_orders/{id}/start');
  const { id, version } = order;
  return (
    <StepButton
      order={order}
      verb="Empezar"
      variant="primary"
      question={`¿Empezar ${order.formula_name}?`}
      act={() => start.mutateAsync({ params: { id }, body: { version } })}
      done={`Empezaste la ${orderTitle(order).toLowerCase()}.`}
    >
      {order.takes_at === 'start'
        ? 'Los materiales salen de tu existencia ahora. Lo que no uses vuelve al cerrar la orden.'
        : 'Los materiales quedan reservados, y salen al terminar cada tanda. Una reserva no impide venderlos.'}
    </StepButton>
  );
}

function closeText({ lines }: ProductionOrder): string {
  return lines.some(({ held }) => exact(held).gt(0))
    ? 'Lo que tomó y no usó vuelve a tu existencia.'
    : 'No le queda nada por devolver.';
}
