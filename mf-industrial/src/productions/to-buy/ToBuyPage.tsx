import { errorText, useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { newId, plainDay } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Field,
  LoadedList,
  Page,
  PageHeader,
  PHONE,
  QuantityInput,
  Row,
  Skeleton,
  Stack,
  TextInput,
} from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useFormulaCurrencies } from '../../goods/use-formula-currencies.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { purchasePath } from '../production-paths.ts';
import { linesToBuy, type Wanted, type WantedGoods, wantedOf } from './to-buy-lines.ts';

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
  const want = (id: string, next: Wanted) => setWanted((before) => new Map(before).set(id, next));
  const lines = linesToBuy(rows, wanted);
  const { order, isPending } = useOrderLines();
  return (
    <Page>
      <PageHeader
        title="Por comprar"
        subtitle="Lo que falta para lo planificado, y para no bajar del mínimo"
      />
      <Stack $gap={3}>
        <Until>
          <Field label="Planificado hasta">
            <TextInput
              type="date"
              value={until}
              onChange={({ target }) =>
                setParameters(target.value ? { [UNTIL]: target.value } : {}, { replace: true })
              }
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
              <List aria-label="Por comprar">
                {rows.map((row) => {
                  const { good, there, planned, first_day } = row;
                  const measure = measureName(good.measure_id);
                  const { qty, isChosen } = wantedOf(wanted, row);
                  return (
                    <li key={good.id}>
                      <Checkbox
                        label={good.name}
                        hint={[
                          `Hay ${amountText(there, measure)}, planificado ${amountText(planned, measure)}`,
                          first_day === null ? 'bajo el mínimo' : `falta desde el ${plainDay(first_day)}`,
                        ].join(' · ')}
                        checked={isChosen}
                        onCheckedChange={(next) => want(good.id, { qty, isChosen: next })}
                      />
                      <QuantityInput
                        aria-label={`Cantidad de ${good.name}`}
                        trailing={measure ?? undefined}
                        value={qty ?? ''}
                        onValueChange={(next) => want(good.id, { qty: next, isChosen: true })}
                      />
                    </li>
                  );
                })}
              </List>
            )}
          </LoadedList>
        </Card>
        {mayCreate && rows.length > 0 && (
          <Row $justify="end">
            <Button
              variant="primary"
              loading={isPending}
              disabled={lines.length === 0}
              onClick={() => void order(lines)}
            >
              Crear compra
            </Button>
          </Row>
        )}
      </Stack>
    </Page>
  );
}

type Lines = ReturnType<typeof linesToBuy>;

/** Makes the draft and goes there; a second press, or one after a lost answer, makes no other. */
function useOrderLines() {
  const { alternative: currency } = useFormulaCurrencies();
  const { mutateAsync, isPending } = useCallMutation('POST /purchases/create');
  const calls = useCallCache();
  const navigate = useNavigate();
  // As it was sent first, with its ids.
  const sent = useRef<{ of: string; body: { id: string; currency: string; lines: Lines } }>(undefined);
  const order = async (lines: Lines) => {
    if (isPending) return;
    const of = JSON.stringify(lines.map(({ id: _, ...line }) => line));
    const body = sent.current?.of === of ? sent.current.body : { id: newId(), currency, lines };
    sent.current = { of, body };
    try {
      const { id } = await mutateAsync({ body });
      sent.current = undefined;
      notify.success('Creamos el borrador de la compra.');
      void calls.refresh('GET /purchases');
      navigate(purchasePath(id));
    } catch (error) {
      notify.error(errorText(error));
    }
  };
  return { order, isPending };
}
