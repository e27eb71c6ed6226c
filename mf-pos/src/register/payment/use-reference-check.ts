import { useCall, useCallCache } from '@cuadra/shared/client';
import { useEffect, useRef, useState } from 'react';
import { useOutboxState } from '../../offline/outbox/outbox-context.ts';
import type { PaymentEntry, PaymentMethod } from '../../sale/payment/methods.ts';
import {
  type Referenced,
  referenceKey,
  referencesOf,
  usedInQueue,
  usedInTab,
  usedText,
} from '../../sale/payment/references.ts';
import { useSale, useSaleTabs } from '../../tabs/sale-tabs-context.ts';

/** Milliseconds of standing still before a reference is looked up. */
const PAUSE = 350;
/** Milliseconds that a sale waits for the answer: a queue does not stand still because the network does. */
const PATIENCE = 1500;

export interface ReferenceCheck {
  /** What is to be said about the reference of the payment at hand; undefined for nothing. */
  warning: string | undefined;
  /** The sale waits for an answer. */
  isChecking: boolean;
  /** Looks up what has not been yet, and gives the place of a payment whose reference was used and nobody was told of. */
  findUntold: () => Promise<number | undefined>;
}

/**
 * Warns of a reference that paid something before: while it is typed, and once more before the sale goes out, because
 * the Enter behind the last digit is faster than any answer. It warns and does not forbid.
 */
export function useReferenceCheck(
  methods: readonly PaymentMethod[],
  entry: PaymentEntry | undefined,
): ReferenceCheck {
  const sale = useSale();
  const tabs = useSaleTabs((state) => state.tabs);
  const queue = useOutboxState((outbox) => outbox.entries);
  const calls = useCallCache();
  const told = useRef(new Set<string>());
  const [isChecking, setChecking] = useState(false);
  const wanted = entry && referencesOf([entry], methods)[0];
  const steady = useSteady(wanted ? referenceKey(wanted) : '');
  const { data } = useCall(
    'GET /sales/references',
    { query: wanted ?? { payment_method_id: '', reference: '' } },
    { enabled: wanted !== undefined && steady === referenceKey(wanted), staleTime: 0, retry: false },
  );

  const textOf = (reference: Referenced, uses: typeof data): string | undefined => {
    const [use] = uses?.items ?? [];
    if (use) return usedText(use);
    const waiting = usedInQueue(
      reference,
      queue.filter(({ id }) => id !== sale.charge?.body.id),
    );
    if (waiting) return waiting;
    const tab = usedInTab(reference, sale, tabs);
    return tab && `Esta referencia ya está en otro pago de ${tab.name}.`;
  };
  // Asked again each time: the sale before may have used it a moment ago.
  const lookUp = (query: Referenced) => calls.fetch('GET /sales/references', { query });
  const warning = wanted && textOf(wanted, data);
  const shown = wanted && warning ? referenceKey(wanted) : undefined;
  useEffect(() => {
    if (shown) told.current.add(shown);
  }, [shown]);

  const findUntold = async () => {
    const untold = referencesOf(sale.payments, methods).filter((one) => !told.current.has(referenceKey(one)));
    if (untold.length === 0) return undefined;
    setChecking(true);
    try {
      const answers = await within(PATIENCE, Promise.all(untold.map(lookUp)));
      const used = untold.find((one, index) => textOf(one, answers?.[index]) !== undefined);
      if (!used) return undefined;
      told.current.add(referenceKey(used));
      return sale.payments.findIndex((payment) => isOf(payment, used));
    } finally {
      setChecking(false);
    }
  };

  return { warning, isChecking, findUntold };
}

function isOf(payment: PaymentEntry, wanted: Referenced): boolean {
  return (
    payment.payment_method_id === wanted.payment_method_id && payment.reference?.trim() === wanted.reference
  );
}

/** What a promise gives in time; undefined when it fails or takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: number | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function useSteady(value: string): string {
  const [steady, setSteady] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return steady;
}
