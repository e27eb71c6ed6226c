import { useCallMutation } from '@cuadra/shared/client';
import type { Order, OrderPayment } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button } from '@cuadra/shared/ui';
import { stepErrorText } from '../steps/step-error-text.ts';
import { useRefreshOrders } from '../steps/use-refresh-orders.ts';

type Verdict = 'told' | 'checked' | 'refused';

const DONE: Readonly<Record<Verdict, string>> = {
  checked: 'Pago verificado.',
  refused: 'Anotamos que el pago no llegó.',
  told: 'El pago queda por verificar.',
};

/** Says of the payment whether it arrived, and takes that back. */
export function CheckButtons({ order, payment }: { order: Order; payment: OrderPayment }) {
  const mayUpdate = useCan(['sales', 'update']);
  const { mutateAsync, isPending, variables } = useCallMutation('PUT /store/orders/payment');
  const refresh = useRefreshOrders();
  const say = async (state: Verdict) => {
    try {
      const saved = await mutateAsync({ body: { id: order.id, state } });
      notify.success(DONE[state]);
      await refresh(saved);
    } catch (error) {
      notify.error(stepErrorText(error));
      await refresh();
    }
  };
  if (!mayUpdate) return null;
  const isSaying = (state: Verdict) => isPending && variables?.body.state === state;
  const isSettled = payment.state === 'checked' || payment.state === 'refused';
  if (isSettled)
    return (
      <Button loading={isSaying('told')} onClick={() => void say('told')}>
        Deshacer
      </Button>
    );
  return (
    <>
      <Button
        variant="primary"
        icon="check"
        loading={isSaying('checked')}
        onClick={() => void say('checked')}
      >
        Verificado
      </Button>
      <Button icon="x" loading={isSaying('refused')} onClick={() => void say('refused')}>
        No llegó
      </Button>
    </>
  );
}
