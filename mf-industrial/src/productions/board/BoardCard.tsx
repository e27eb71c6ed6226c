import { useCall, useCallMutation } from '@cuadra/shared/client';
import type { ProductionOrderSummary } from '@cuadra/shared/contract';
import { exact, formatQuantity, shortDay } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import { Badge, Button, Card, Row, Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { namesText } from '../../goods/formula-text.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { orderTitle } from '../order-text.ts';
import { orderPath } from '../production-paths.ts';
import { stepErrorText } from '../step-error-text.ts';
import { useRefreshOrders } from '../use-productions.ts';
import { LOOK } from './look.ts';

const Figure = styled.div`
  font-size: var(--t-2xl);
  font-weight: 700;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

/** To be met with a floury thumb. */
const Big = styled(Button)`
  min-height: 64px;
  font-size: var(--t-lg);
`;

export interface BoardCardProps {
  order: ProductionOrderSummary;
  today: string;
  onFinish: (order: ProductionOrderSummary) => void;
}

/** One order on the board: what, how much, what lacks, and the one thing that is done with it next. */
export function BoardCard({ order, today, onFinish }: BoardCardProps) {
  const { id, status, formula_name, qty, made, makes, day, note } = order;
  const titleId = useId();
  const mayMove = useCan(['products', 'modify_quantity']);
  const measureName = useMeasureName();
  const start = useStart(order);
  return (
    <Card $pad as="li" aria-labelledby={titleId}>
      <Stack $gap={3}>
        <div>
          <Text as="h3" $size="lg" $strong id={titleId}>
            <Link to={orderPath(id)}>{formula_name}</Link>
          </Text>
          <Text $tone="quiet" $size="sm">
            {[orderTitle(order), note].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Figure>{amountText(qty, measureName(makes.measure_id))}</Figure>
        {exact(made).gt(0) && <Text $tone="soft">Van {formatQuantity(made)}</Text>}
        <Row>
          {day < today && <Badge tone="bad">Era para el {shortDay(day)}</Badge>}
          {status === 'planned' && <Lacking order={order} />}
        </Row>
        {mayMove &&
          (status === 'planned' ? (
            <Big variant="primary" block loading={start.isPending} onClick={() => void start.go()}>
              Empezar
            </Big>
          ) : (
            <Big variant="primary" block icon="check" onClick={() => onFinish(order)}>
              Terminar
            </Big>
          ))}
      </Stack>
    </Card>
  );
}

/** Without a question: what is begun too early is annulled. */
function useStart({ id, version, formula_name }: ProductionOrderSummary) {
  const { mutateAsync, isPending } = useCallMutation('POST /production_orders/{id}/start');
  const { moved } = useRefreshOrders();
  const measureName = useMeasureName();
  const go = async () => {
    if (isPending) return;
    try {
      moved(await mutateAsync({ params: { id }, body: { version } }));
      notify.success(`Empezaste «${formula_name}».`);
    } catch (error) {
      moved();
      notify.error(stepErrorText(error, { goods: [], measureName }));
    }
  };
  return { go, isPending };
}

/** What lacks for it by name, over all levels; nothing while that is not known. */
function Lacking({ order: { formula_id, qty } }: { order: ProductionOrderSummary }) {
  const { data } = useCall(
    'GET /formulas/{id}/needs',
    { params: { id: formula_id }, query: { qty } },
    { staleTime: 30_000, refetchInterval: LOOK },
  );
  if (!data) return null;
  if (data.is_enough) return <Badge tone="ok">Alcanza</Badge>;
  const names = data.goods.filter(({ missing }) => exact(missing).gt(0)).map(({ good }) => good.name);
  return <Text $tone="bad">Falta {namesText(names)}</Text>;
}
