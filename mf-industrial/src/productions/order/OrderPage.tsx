import { useCall } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { Badge, Card, Facts, PageHeader, Row, Stack, ThingPage, useToday } from '@cuadra/shared/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { formulaPath } from '../../goods/formula-paths.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { NeedsOf } from '../NeedsOf.tsx';
import { isLate, orderTitle, STATUS_TEXTS, stillTakes } from '../order-text.ts';
import { ORDER_PARAMETER, PRODUCTIONS_PATH } from '../production-paths.ts';
import { BatchTable } from './BatchTable.tsx';
import { MissingNow } from './MissingNow.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { orderFacts } from './order-facts.ts';

/** `/industrial/order?id=<id>`: one production order, what it takes, and what was made of it. */
export function OrderPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(ORDER_PARAMETER) ?? '';
  const query = useCall(
    'GET /production_orders/{id}',
    { params: { id } },
    // What somebody is about to do belongs to what they saw.
    { enabled: id !== '', staleTime: 0, refetchOnWindowFocus: false },
  );
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar la orden"
      missing={{
        icon: 'factory',
        title: 'No encontramos esta orden',
        text: 'Revisa el enlace, o búscala entre tus producciones.',
        to: PRODUCTIONS_PATH,
        link: 'Ver las producciones',
      }}
    >
      {(order) => <OneOrder key={order.id} order={order} />}
    </ThingPage>
  );
}

function OneOrder({ order }: { order: ProductionOrder }) {
  const { status, formula_id, formula_name, formula_version, makes, qty, lines } = order;
  const measure = useMeasureName()(makes.measure_id);
  const today = useToday();
  return (
    <>
      <PageHeader
        title={`${orderTitle(order)} · ${formula_name}`}
        subtitle={
          <>
            Hace {makes.name} · <Link to={formulaPath(formula_id)}>Fórmula, versión {formula_version}</Link>
          </>
        }
        actions={<OrderActions order={order} />}
      />
      <Stack $gap={4}>
        <Row>
          <Badge tone={STATUS_TEXTS[status].tone}>{STATUS_TEXTS[status].name}</Badge>
          {isLate(order, today) && <Badge tone="bad">Atrasada</Badge>}
        </Row>
        {status === 'planned' && <NeedsOf formulaId={formula_id} qty={qty} measure={measure} />}
        {status === 'started' && (
          <MissingNow
            missing={lines
              .filter((line) => exact(stillTakes(line).missing).gt(0))
              .map(({ good }) => good.name)}
          />
        )}
        <Card $pad>
          <Facts facts={orderFacts(order, measure)} />
        </Card>
        <BatchTable batches={order.batches} />
        <OrderLines order={order} />
      </Stack>
    </>
  );
}
