import { ApiError, errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { useLocation, useSearchParams } from 'react-router-dom';
import { dollars } from '../basics/names.ts';
import { neighbour, nextWaiting } from './next-payment.ts';
import type { SeenPayment } from './seen-payment.ts';
import { usePayments } from './use-payments.ts';

export interface Wish {
  invert: boolean;
  rate?: string | undefined;
  reason?: string;
}

/** Payments that this tab decided on. They never wait again, and the list may be older than the decision. */
const decided = new Set<string>();

/** Decides on a payment and goes on to the next one that waits; walks to its neighbours. */
export function useDecision({ report, after }: SeenPayment, onClose: () => void) {
  const { data: queue = [] } = usePayments();
  const calls = useCallCache();
  const [, setAddress] = useSearchParams();
  // It knows how many drawers stand open: see `useDrawers`.
  const { state } = useLocation();
  const { mutateAsync, isPending } = useCallMutation('POST /backoffice/approve');

  const show = (id: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('payment', id);
        return next;
      },
      { replace: true, state },
    );
  const refresh = () =>
    calls.refresh(
      'GET /backoffice/reports',
      'GET /backoffice/reports/{id}',
      'GET /backoffice/',
      'GET /backoffice/client/{id}',
    );
  const decide = async ({ invert, rate, reason = '' }: Wish) => {
    // By what was in the list before it: decided, it moves to the list's end.
    const next = report.status === 'waiting' ? nextWaiting(queue, report.id, decided) : report.id;
    try {
      await mutateAsync({
        body: { invoice_report_id: report.id, invert, reason, seen: report.status, ...(rate && { rate }) },
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'ERROR_CONFLICT') {
        notify.error('Otra persona ya decidió sobre este pago. Mira cómo quedó.');
      } else notify.error(errorText(error));
      void refresh();
      throw error;
    }
    decided.add(report.id);
    notify.success(doneText(report.company.name, invert, report.status, after?.credited));
    void refresh();
    if (next !== undefined) show(next);
    else {
      notify.info('No quedan pagos por revisar.');
      onClose();
    }
  };
  const walk = (step: 1 | -1) => {
    const to = neighbour(queue, report.id, step);
    if (to !== undefined) show(to);
  };
  return { decide, walk, isPending };
}

function doneText(
  company: string,
  invert: boolean,
  before: SeenPayment['report']['status'],
  credited: string | undefined,
): string {
  if (!invert) return `Sumamos ${dollars(credited ?? '0')} al saldo de ${company}.`;
  return before === 'approved'
    ? `Quitamos la aprobación del pago de ${company}.`
    : `Rechazamos el pago de ${company}.`;
}
