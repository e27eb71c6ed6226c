import { useCall } from '@cuadra/shared/client';
import { LoadedDrawer, Skeleton, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PaymentView } from './PaymentView.tsx';

/** A reported payment and the decision on it: `?drawer=payment&payment=<id>`. */
export function PaymentDrawer({ onClose }: { onClose: () => void }) {
  const [address] = useSearchParams();
  const id = address.get('payment') ?? '';
  return <OnePayment key={id} id={id} onClose={onClose} />;
}

function OnePayment({ id, onClose }: { id: string; onClose: () => void }) {
  const [rate, setRate] = useState<string>();
  const query = useCall(
    'GET /backoffice/reports/{id}',
    { params: { id }, query: rate ? { rate } : {} },
    { enabled: id !== '', staleTime: 0, placeholderData: (before) => before },
  );
  return (
    <LoadedDrawer
      query={query}
      failed="No pudimos cargar el pago"
      missing={{
        title: 'No encontramos este pago',
        text: 'Puede que el enlace esté incompleto. Búscalo en la lista de pagos.',
      }}
      isMissing={id === ''}
      onClose={onClose}
      shape={
        <Stack $gap={3} $top={2} aria-busy>
          <Skeleton width={180} height={28} />
          <Skeleton width={240} />
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={44} radius="var(--r-2)" />
          ))}
        </Stack>
      }
    >
      {(data) => (
        <PaymentView
          seen={data}
          isFresh={!query.isPlaceholderData}
          rate={rate}
          onRate={setRate}
          onClose={onClose}
        />
      )}
    </LoadedDrawer>
  );
}
