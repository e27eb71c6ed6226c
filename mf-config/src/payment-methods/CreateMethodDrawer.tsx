import type { PaymentMethod } from '@cuadra/shared/contract';
import { DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { notify, useCurrencies } from '@cuadra/shared/state';
import { DrawerStack, Skeleton } from '@cuadra/shared/ui';
import { useState } from 'react';
import { MethodForm } from './MethodForm.tsx';
import { newMethod, type Pair } from './method-values.ts';
import { usePaymentMethods, useSaveMethod } from './methods-query.ts';

/** A new method: `?drawer=create-payment-method`. */
export function CreateMethodDrawer({ onClose }: { onClose: () => void }) {
  const { data, isError } = usePaymentMethods();
  // What the company has only helps to guess what it lacks: without it the form is there all the same.
  if (!data && !isError) return <FormShape />;
  return <NewMethod have={data ?? []} onClose={onClose} />;
}

function NewMethod({ have, onClose }: { have: readonly PaymentMethod[]; onClose: () => void }) {
  const pair = useCompanyPair();
  const [initial] = useState(() => newMethod(pair, have));
  const { create, update } = useSaveMethod();
  return (
    <MethodForm
      isNew
      draft="create-method"
      initial={initial}
      pair={pair}
      save={(values, id) => create(values, id)}
      update={(values, id) => update(values, id)}
      onSaved={(name) => {
        notify.success(`Agregaste «${name}». Ya sale en la Caja.`);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** The company's two currencies. */
export function useCompanyPair(): Pair {
  const used = useCurrencies();
  return {
    main: used?.main ?? DEFAULT_MAIN_CURRENCY,
    alternative: used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY,
  };
}

/** The form while it is on its way. */
export function FormShape() {
  return (
    <DrawerStack aria-busy>
      <Skeleton height={190} radius="var(--r-2)" />
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} height={60} radius="var(--r-2)" />
      ))}
    </DrawerStack>
  );
}
