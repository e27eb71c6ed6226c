import { weekdayAndLongDay } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import {
  ButtonLink,
  Card,
  EmptyState,
  LoadFailed,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useToday,
} from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { PRODUCTIONS_PATH } from '../production-paths.ts';
import type { BoardOrder } from '../steps/board-orders.ts';
import { BoardCard, type BoardCardProps } from './BoardCard.tsx';
import type { BoardFinishProps } from './BoardFinish.tsx';
import { BoardState } from './BoardState.tsx';
import { boardGroups } from './board-groups.ts';
import { RejectedSteps } from './RejectedSteps.tsx';
import { StepToasts } from './StepToasts.tsx';
import { useBoard } from './use-board.ts';

const BoardFinish = lazyComponent<BoardFinishProps>(
  () => import('./BoardFinish.tsx'),
  () => null,
);

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--s-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** `/industrial/day`: what runs and what is to begin today, for a tablet beside the oven, with a connection or without. */
export function BoardPage() {
  const today = useToday();
  const [finished, setFinished] = useState<BoardOrder>();
  const { orders, error, refetch, isCutOff, measureName } = useBoard();
  const { running, toStart } = boardGroups(orders ?? [], today);
  const shared = { today, isCutOff, measureName, onFinish: setFinished };
  return (
    <Page>
      <PageHeader
        title="El día"
        subtitle={weekdayAndLongDay(today)}
        actions={
          <ButtonLink to={PRODUCTIONS_PATH} icon="factory">
            Producciones
          </ButtonLink>
        }
      />
      <StepToasts measureName={measureName} />
      <Stack $gap={5}>
        <BoardState isCutOff={isCutOff} />
        <RejectedSteps measureName={measureName} />
        {error && !orders ? (
          <LoadFailed level={2} title="No pudimos cargar el día" error={error} onRetry={refetch} />
        ) : orders ? (
          <>
            {running.length + toStart.length === 0 && (
              <Card>
                <EmptyState icon="factory" title="No hay nada para hoy">
                  Lo que planifiques para hoy sale aquí.
                </EmptyState>
              </Card>
            )}
            <Group title="En proceso" orders={running} {...shared} />
            <Group title="Por empezar" orders={toStart} {...shared} />
          </>
        ) : (
          <Skeleton height={240} />
        )}
      </Stack>
      {finished && (
        <BoardFinish
          key={finished.id}
          order={finished}
          measureName={measureName}
          onClose={() => setFinished(undefined)}
        />
      )}
    </Page>
  );
}

interface GroupProps extends Omit<BoardCardProps, 'order'> {
  title: string;
  orders: readonly BoardOrder[];
}

function Group({ title, orders, ...shared }: GroupProps) {
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <Stack $gap={3} as="section" aria-labelledby={id}>
      <Text as="h2" $size="lg" $strong id={id}>
        {title}
      </Text>
      <Cards aria-labelledby={id}>
        {orders.map((order) => (
          <BoardCard key={order.id} order={order} {...shared} />
        ))}
      </Cards>
    </Stack>
  );
}
