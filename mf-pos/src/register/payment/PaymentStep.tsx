import { errorText } from '@cuadra/shared/client';
import { Button, EmptyState, Skeleton } from '@cuadra/shared/ui';
import { usePaymentMethods } from '../../offline/answers/use-payment-methods.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { Selling } from '../use-selling.ts';
import { Paying } from './Paying.tsx';
import { Layout } from './payment-layout.ts';

/** Taking the money: one big figure, methods by number key, an amount, what is missing or to be given back. */
export function PaymentStep({ rate, onLead }: { rate: SaleRate; onLead: Selling['lead'] }) {
  const { methods, error, refetch } = usePaymentMethods(rate);
  if (methods) return <Paying methods={methods} rate={rate} onLead={onLead} />;
  if (error)
    return (
      <EmptyState
        icon="error"
        tone="bad"
        title="No pudimos cargar los métodos de pago"
        action={<Button onClick={() => void refetch()}>Reintentar</Button>}
      >
        {errorText(error)}
      </EmptyState>
    );
  return (
    <Layout aria-busy>
      <Skeleton height={84} />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </Layout>
  );
}
