import type { Order } from '@cuadra/shared/contract';
import { isOpenOrder } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Button, ButtonLink } from '@cuadra/shared/ui';
import { chargePath } from '../order-paths.ts';
import { STATUS_TEXTS } from '../order-text.ts';
import { PrintOrder } from '../print/PrintOrder.tsx';
import { useAllowedSteps, useOrderSteps } from '../steps/use-order-steps.tsx';

/** What can be done with an order as it stands, by who may; what usually comes next at the end. */
export function OrderActions({ order }: { order: Order }) {
  const { step, moving, dialog } = useOrderSteps();
  const allowed = useAllowedSteps()(order.status);
  const maySell = useCan(['sales', 'create']) && isOpenOrder(order.status);
  const isMoving = moving.has(order.id);
  const forward = allowed.filter((to) => to !== 'cancelled');
  // What is ready is handed over by its sale.
  const isSaleNext = maySell && order.status === 'ready';
  return (
    <>
      {allowed.includes('cancelled') && (
        <Button variant="ghost" disabled={isMoving} onClick={() => step(order, 'cancelled')}>
          Anular
        </Button>
      )}
      <PrintOrder order={order} />
      {forward.toReversed().map((to, index) => (
        <Button
          key={to}
          {...(!isSaleNext && index === forward.length - 1 && { variant: 'primary' })}
          loading={moving.get(order.id) === to}
          onClick={() => step(order, to)}
        >
          {STATUS_TEXTS[to].verb}
        </Button>
      ))}
      {maySell && (
        <ButtonLink
          to={chargePath(order.id)}
          icon="cash-register"
          {...(isSaleNext && { variant: 'primary' })}
        >
          Cobrar en Caja
        </ButtonLink>
      )}
      {dialog}
    </>
  );
}
