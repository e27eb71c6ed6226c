import { useCallCache } from '@cuadra/shared/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOutboxState } from '../../offline/outbox/outbox-context.ts';
import type { PaymentEntry, PaymentMethod } from '../../sale/payment/methods.ts';
import {
  isPaidWith,
  type Referenced,
  type ReferenceUse,
  referenceKey,
  referencesOf,
  usedInQueue,
  usedInTab,
  usedText,
} from '../../sale/payment/references.ts';
import { useSale, useSaleTabs } from '../../tabs/sale-tabs-context.ts';

/** Milliseconds of standing still before a reference is looked up. */
const PAUSE = 350;
/** Milliseconds that a sale waits for the answer, as long as for its own number; the server notes what was not heard. */
const PATIENCE = 4000;

export interface ReferenceCheck {
  /** What is to be said of the payments whose reference paid something before; empty for nothing. */
  warnings: readonly string[];
  /** The cashier has said that they are to be taken all the same; true where there is nothing to say it of. */
  isAccepted: boolean;
  accept: (isAccepted: boolean) => void;
  /** The sale waits for an answer. */
  isChecking: boolean;
  /** Looks every reference up that nobody has answered for, and tells whether the sale may be charged. */
  check: () => Promise<boolean>;
}

/**
 * Warns of a reference that paid something before: while it is typed, and of each once more before the sale goes out,
 * because the Enter behind the last digit is faster than any answer. To charge all the same is a choice of the cashier,
 * which stands with the payment and is sent with it.
 */
export function useReferenceCheck(
  methods: readonly PaymentMethod[],
  entry: PaymentEntry | undefined,
): ReferenceCheck {
  const sale = useSale();
  const { tabs, edit } = useSaleTabs((state) => state);
  const queue = useOutboxState((outbox) => outbox.entries);
  const calls = useCallCache();
  const [isChecking, setChecking] = useState(false);
  // Of one sale only: what was told of a reference in one is news in the next, which is its second use.
  const [heard, setHeard] = useState<{ saleId: string; uses: Readonly<Record<string, ReferenceUse>> }>();
  const wanted = entry && referencesOf([entry], methods)[0];
  const steady = useSteady(wanted ? referenceKey(wanted) : '');

  const textOf = (reference: Referenced, uses = usesOf(sale.sale_id)): string | undefined => {
    const use = uses[referenceKey(reference)];
    if (use) return usedText(use);
    const others = queue.filter(({ id }) => id !== sale.charge?.body.id);
    const waiting = usedInQueue(reference, others);
    if (waiting) return waiting;
    const tab = usedInTab(reference, sale, tabs);
    return tab && `Esta referencia ya está en otro pago de ${tab.name}.`;
  };
  const usesOf = (saleId: string) => (heard?.saleId === saleId ? heard.uses : {});

  /** What the server knows of them, which is kept for this sale. Asked again each time: another may have used it since. */
  const lookUp = async (references: readonly Referenced[], saleId = sale.sale_id) => {
    const answers = await Promise.all(
      references.map((query) => calls.fetch('GET /sales/references', { query })),
    );
    const found = Object.fromEntries(
      references.flatMap((reference, index) => {
        const [use] = answers[index]?.items ?? [];
        return use ? [[referenceKey(reference), use] as const] : [];
      }),
    );
    setHeard((before) => ({
      saleId,
      uses: before?.saleId === saleId ? { ...before.uses, ...found } : found,
    }));
    return found;
  };

  const lookUpSteady = useEffectEvent((key: string, saleId: string) => {
    if (!wanted || key !== referenceKey(wanted)) return;
    // A lost answer is asked for once more before the sale goes out.
    lookUp([wanted], saleId).catch(() => undefined);
  });
  // Only what stands still, and once in each sale.
  useEffect(() => lookUpSteady(steady, sale.sale_id), [steady, sale.sale_id]);

  const references = referencesOf(sale.payments, methods);
  const used = references.filter((reference) => textOf(reference) !== undefined);
  const isAnswered = (reference: Referenced) =>
    sale.payments.every((payment) => !isPaidWith(payment, reference) || payment.accepts_reuse === true);

  return {
    warnings: [...new Set(used.map((reference) => textOf(reference) ?? ''))],
    isAccepted: used.every(isAnswered),
    accept: (isAccepted) =>
      edit(sale.number, (tab) => ({
        payments: tab.payments.map(({ accepts_reuse: _, ...payment }) =>
          isAccepted && used.some((reference) => isPaidWith(payment, reference))
            ? { ...payment, accepts_reuse: true }
            : payment,
        ),
      })),
    isChecking,
    check: async () => {
      const open = references.filter((reference) => !isAnswered(reference));
      if (open.length === 0) return true;
      setChecking(true);
      try {
        const found = await within(PATIENCE, lookUp(open));
        return open.every(
          (reference) => textOf(reference, { ...usesOf(sale.sale_id), ...found }) === undefined,
        );
      } finally {
        setChecking(false);
      }
    },
  };
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
