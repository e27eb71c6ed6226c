import { useRestOfPages } from '@cuadra/shared/client';
import type { PaymentMethod } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { LoadedDrawer } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormShape, useCompanyPair } from './CreateMethodDrawer.tsx';
import { METHOD_PARAMETER } from './drawers.ts';
import { MethodForm } from './MethodForm.tsx';
import { valuesOf } from './method-values.ts';
import { usePaymentMethods, useSaveMethod } from './methods-query.ts';

/** A method that is there: `?drawer=edit-payment-method&method=<id>`. */
export function EditMethodDrawer({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const id = search.get(METHOD_PARAMETER);
  const methods = usePaymentMethods();
  const { data, error, hasNextPage, isFetching, refetch } = methods;
  const found = data?.find((method) => method.id === id);
  useRestOfPages(methods, !found);

  return (
    <LoadedDrawer
      query={{ data: found, error, refetch }}
      failed="No pudimos cargar el método de pago"
      missing={{
        title: 'No encontramos este método de pago',
        text: 'Puede que alguien lo haya eliminado. Búscalo en la lista.',
      }}
      isMissing={data !== undefined && !error && !isFetching && !hasNextPage}
      onClose={onClose}
      shape={<FormShape />}
    >
      {(method) => <ChangedMethod key={method.id} method={method} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function ChangedMethod({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const pair = useCompanyPair();
  // As it was when the form opened: what is read again meanwhile must not take away what is being typed.
  const [before] = useState(method);
  const [initial] = useState(() => valuesOf(method));
  const { update } = useSaveMethod();
  return (
    <MethodForm
      isNew={false}
      draft={`edit-method ${method.id}`}
      initial={initial}
      pair={pair}
      method={before}
      save={(values, _, edit) => update(values, method.id, edit?.fields)}
      onSaved={(name) => {
        notify.success(`Guardamos los cambios de «${name}».`);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
