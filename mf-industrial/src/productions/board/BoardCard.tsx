import { useCall } from '@cuadra/shared/client';
import { exact, formatQuantity, shortDay } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import { Badge, Button, Card, Row, Stack, Text } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { namesText } from '../../goods/formula-text.ts';
import { amountText } from '../../materials/material-text.ts';
import { orderTitle } from '../order-text.ts';
import { orderPath } from '../production-paths.ts';
import { stepErrorText } from '../step-error-text.ts';
import type { BoardOrder, Unsent } from '../steps/board-orders.ts';
import { startEntry } from '../steps/step-entry.ts';
import { useTakeStep } from '../steps/use-steps.ts';
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
  order: BoardOrder;
  today: string;
  /** What lacks is not asked for then. */
  isCutOff: boolean;
  measureName: (id: string | null) => string | null;
  onFinish: (order: BoardOrder) => void;
}

/** One order on the board: what, how much, what lacks, and the one thing that is done with it next. */
export function BoardCard({ order, today, isCutOff, measureName, onFinish }: BoardCardProps) {
  const { id, status, formula_name, qty, made, makes, day, note } = order;
  const { unsent, isHeld } = order;
  const titleId = useId();
  const mayMove = useCan(['products', 'modify_quantity']);
  const start = useStart(order, measureName);
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
          {unsent && <Badge tone="gold">{unsentText(unsent)}</Badge>}
          {isHeld && <Badge tone="bad">No se pudo registrar</Badge>}
          {status === 'planned' && !isCutOff && <Lacking order={order} />}
        </Row>
        {isHeld && <Text $tone="soft">Decide arriba qué hacer.</Text>}
        {mayMove &&
          !isHeld &&
          !unsent?.isClosed &&
          (status === 'planned' ? (
            <Big variant="primary" block loading={start.isTaking} onClick={() => void start.go()}>
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

/** What of an order was done here and has not arrived. */
function unsentText({ made, isClosed }: Unsent): string {
  if (isClosed) return 'Terminada, por enviar';
  return made === null ? 'Empezada, por enviar' : `${formatQuantity(made)} por enviar`;
}

/** Without a question: what is begun too early is annulled. */
function useStart(order: BoardOrder, measureName: BoardCardProps['measureName']) {
  const take = useTakeStep();
  const [isTaking, setTaking] = useState(false);
  const go = async () => {
    if (isTaking) return;
    setTaking(true);
    try {
      await take((doer) => startEntry(order, doer));
    } catch (error) {
      notify.error(stepErrorText(error, { goods: [], measureName }));
    } finally {
      setTaking(false);
    }
  };
  return { go, isTaking };
}

/** What lacks for it by name, over all levels; nothing while that is not known. */
function Lacking({ order: { formula_id, qty } }: { order: BoardOrder }) {
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
