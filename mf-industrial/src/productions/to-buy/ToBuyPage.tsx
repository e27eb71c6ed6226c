import { useCall } from '@cuadra/shared/client';
import { isDayOrNone } from '@cuadra/shared/domain';
import { useCan, useReloadHold } from '@cuadra/shared/state';
import {
  Button,
  Card,
  DayInput,
  EmptyState,
  Field,
  LoadedList,
  Page,
  PageHeader,
  PHONE,
  Row,
  Skeleton,
  Stack,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useMeasureName } from '../../materials/measures.ts';
import { ToBuyRow } from './ToBuyRow.tsx';
import { linesToBuy, type Wanted, type WantedGoods, wantedOf } from './to-buy-lines.ts';
import { useOrderLines } from './use-order-lines.ts';

const UNTIL = 'until';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(120px, 190px);
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-3) 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  ${PHONE} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Until = styled.div`
  max-width: 220px;
`;

/** `/industrial/to-buy`: what is planned and not there, up to a day, and a draft of a purchase of it. */
export function ToBuyPage() {
  const mayCreate = useCan(['products', 'create']);
  const [parameters, setParameters] = useSearchParams();
  const until = parameters.get(UNTIL) ?? '';
  const list = useCall(
    'GET /industrial/to_buy',
    { query: until ? { until } : {} },
    { staleTime: 0, select: ({ items }) => items, placeholderData: (before) => before },
  );
  const rows = list.data ?? [];
  const measureName = useMeasureName();
  const [wanted, setWanted] = useState<WantedGoods>(new Map());
  const { order, edited, isPending } = useOrderLines();
  const want = (id: string, next: Wanted) => {
    edited();
    setWanted((before) => new Map(before).set(id, next));
  };
  useReloadHold(wanted.size > 0);
  // What another day lacks stands there until this one's is known.
  const lines = list.isPlaceholderData ? undefined : linesToBuy(rows, wanted);
  return (
    <Page>
      <PageHeader
        title="Por comprar para producir"
        subtitle="Lo que falta para lo planificado, y para no bajar del mínimo"
      />
      <Stack $gap={3}>
        <Until>
          <Field label="Planificado hasta">
            <DayInput
              value={until}
              onValueChange={(day) => {
                if (!isDayOrNone(day)) return;
                edited();
                setParameters(day ? { [UNTIL]: day } : {}, { replace: true });
              }}
            />
          </Field>
        </Until>
        <Card $pad>
          <LoadedList
            list={list}
            level={2}
            failed="No pudimos calcular lo que falta"
            shape={<Skeleton height={160} radius="var(--r-2)" />}
            empty={
              <EmptyState icon="check" title="No falta nada">
                Lo que hay alcanza para lo planificado.
              </EmptyState>
            }
          >
            {() => (
              <List aria-label="Por comprar para producir">
                {rows.map((row) => (
                  <ToBuyRow
                    key={row.good.id}
                    row={row}
                    measure={measureName(row.good.measure_id)}
                    wanted={wantedOf(wanted, row)}
                    onChange={(next) => want(row.good.id, next)}
                  />
                ))}
              </List>
            )}
          </LoadedList>
        </Card>
        {mayCreate && rows.length > 0 && (
          <Row $justify="end">
            <Button
              variant="primary"
              loading={isPending}
              disabled={!lines || lines.length === 0}
              onClick={() => lines && void order(lines)}
            >
              Crear compra
            </Button>
          </Row>
        )}
      </Stack>
    </Page>
  );
}
