import { useCallMutation } from '@cuadra/shared/client';
import type { OrderSummary } from '@cuadra/shared/contract';
import { nextOrderStatuses, type OrderStatus } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { notify, useCan } from '@cuadra/shared/state';
import { type ReactNode, Suspense, useState } from 'react';
import { orderTitle, STATUS_TEXTS } from '../order-text.ts';
import type { CancelDialogProps } from './CancelDialog.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';
import { stepErrorText } from './step-error-text.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

const CancelDialog = lazyComponent<CancelDialogProps>(
  () => import('./CancelDialog.tsx'),
  () => null,
);

/** A status that somebody of the shop gives an order. */
export type Step = 'accepted' | 'ready' | 'delivered' | 'cancelled';

export interface OrderSteps {
  /** Orders on their way to another status, and which: they are drawn there already. */
  moving: ReadonlyMap<string, OrderStatus>;
  /** Takes an order a step further; asks first where that cannot be taken back. */
  step: (order: OrderSummary, to: Step) => void;
  /** The question that is open. */
  dialog: ReactNode;
}

const NONE: ReadonlyMap<string, OrderStatus> = new Map();

/** The steps that this user may take an order now, first what usually comes next. */
export function useAllowedSteps(): (status: OrderStatus) => readonly Step[] {
  const mayUpdate = useCan(['sales', 'update']);
  return (status) => (mayUpdate ? nextOrderStatuses(status).filter(isStep) : []);
}

export function isStep(status: OrderStatus): status is Step {
  return status !== 'pending' && status !== 'expired';
}

/** Taking orders from step to step. */
export function useOrderSteps(): OrderSteps {
  const { mutateAsync } = useCallMutation('PUT /store/orders/update');
  const refresh = useRefreshOrders();
  const [moving, setMoving] = useState(NONE);
  const [asked, setAsked] = useState<{ order: OrderSummary; to: Step }>();

  const take = async (order: OrderSummary, status: Step) => {
    setMoving((before) => new Map(before).set(order.id, status));
    try {
      const saved = await mutateAsync({ body: { id: order.id, status } });
      notify.success(`${orderTitle(order)}: ${STATUS_TEXTS[status].name.toLowerCase()}.`);
      await refresh(saved);
    } catch (error) {
      notify.error(stepErrorText(error));
      await refresh();
    } finally {
      setMoving((before) => new Map([...before].filter(([id]) => id !== order.id)));
    }
  };
  const step = (order: OrderSummary, to: Step) => {
    if (moving.has(order.id)) return;
    if (to === 'delivered' || to === 'cancelled') setAsked({ order, to });
    else void take(order, to);
  };
  const shut = () => setAsked(undefined);
  return {
    moving,
    step,
    dialog: (
      <Suspense fallback={null}>
        {asked?.to === 'cancelled' && <CancelDialog order={asked.order} onClose={shut} />}
        {asked?.to === 'delivered' && (
          <DeliverDialog
            order={asked.order}
            onClose={shut}
            onConfirm={() => void take(asked.order, 'delivered')}
          />
        )}
      </Suspense>
    ),
  };
}
