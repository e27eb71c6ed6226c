import type { PaymentMethod } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { Button, EmptyState, LoadFailed } from '@cuadra/shared/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormShape, useCompanyPair } from './CreateMethodDrawer.tsx';
import { METHOD_PARAMETER } from './drawers.ts';
import { MethodForm } from './MethodForm.tsx';
import { valuesOf } from './method-draft.ts';
import { usePaymentMethods, useUpdateMethod } from './methods-query.ts';

/** A method that is there: `?drawer=edit-payment-method&method=<id>`. */
export function EditMethodDrawer({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const id = search.get(METHOD_PARAMETER);
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = usePaymentMethods();
  const found = data?.find((method) => method.id === id);
  const goesOn = !found && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  if (found) return <ChangedMethod key={found.id} method={found} onClose={onClose} />;
  if (error) {
    return (
      <LoadFailed
        level={3}
        title="No pudimos cargar el método de pago"
        error={error}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data || hasNextPage || isFetching) return <FormShape />;
  return (
    <EmptyState
      icon="search"
      level={3}
      title="No encontramos este método de pago"
      action={<Button onClick={onClose}>Cerrar</Button>}
    >
      Puede que alguien lo haya eliminado. Búscalo en la lista.
    </EmptyState>
  );
}

function ChangedMethod({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const pair = useCompanyPair();
  // As it was when the form opened: what is read again meanwhile must not take away what is being typed.
  const [initial] = useState(() => valuesOf(method));
  const update = useUpdateMethod(method.id);
  return (
    <MethodForm
      isNew={false}
      keptAs={`edit-method ${method.id}`}
      initial={initial}
      pair={pair}
      save={update}
      onSaved={(name) => {
        notify.success(`Guardamos los cambios de «${name}».`);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
