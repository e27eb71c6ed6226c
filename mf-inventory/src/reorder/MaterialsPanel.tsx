import { errorText, useCallCache, useCallMutation, useCallPages } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { useSentOnce } from '@cuadra/shared/form';
import { notify, useCan, useReloadHold } from '@cuadra/shared/state';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Field,
  LoadedList,
  MoreButton,
  QuantityInput,
  Row,
  Skeleton,
  Stack,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useMeasures } from '../products/measures-query.ts';
import { useCompanyCurrencies } from '../products/use-company-currencies.ts';
import { purchasePath } from '../purchases/purchase-paths.ts';
import { lowText, materialLines, type WantedMaterials, wantedError, wantedOf } from './materials-to-buy.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 140px;
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-3) 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`;

/** Materials of which there is less than their minimum, and a draft of a purchase of those that are chosen. */
export function MaterialsPanel() {
  const mayCreate = useCan(['products', 'create']);
  const list = useCallPages('GET /materials', { query: { low: 'true' } }, { staleTime: 0 });
  const rows = list.data ?? [];
  const { data: measures = [] } = useMeasures();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<WantedMaterials>(new Map());
  const [currency] = useCompanyCurrencies();
  const { mutateAsync, isPending } = useCallMutation('POST /purchases/create');
  const calls = useCallCache();
  const navigate = useNavigate();
  const { send, edited } = useSentOnce<ReturnType<typeof draftOf>>();
  useReloadHold(chosen.size > 0 || wanted.size > 0);
  const choose = (id: string, isChosen: boolean) => {
    edited();
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  };
  const lines = materialLines(rows, chosen, wanted);
  const order = async () => {
    if (isPending || !lines) return;
    try {
      const { id } = await send(
        () => draftOf(currency, lines),
        (body) => mutateAsync({ body }),
      );
      notify.success('Creamos el borrador de la compra.');
      void calls.refresh(
        'GET /purchases',
        'GET /products/to_buy',
        'GET /industrial/to_buy',
        'GET /materials',
      );
      navigate(purchasePath(id));
    } catch (error) {
      notify.error(errorText(error));
    }
  };
  return (
    <Stack $gap={3} $top={3}>
      <Card $pad>
        <LoadedList
          list={list}
          level={2}
          failed="No pudimos cargar los materiales"
          shape={<Skeleton height={160} radius="var(--r-2)" />}
          empty={
            <EmptyState icon="check" title="Ningún material está bajo su mínimo">
              Ponle un mínimo a cada material para que te avisemos aquí.
            </EmptyState>
          }
        >
          {() => (
            <List aria-label="Materiales por comprar">
              {rows.map((material) => {
                const { id, name, measure_id } = material;
                const measure = measures.find((one) => one.id === measure_id)?.name;
                return (
                  <li key={id}>
                    <Checkbox
                      label={name}
                      hint={lowText(material)}
                      checked={chosen.has(id)}
                      onCheckedChange={(isChosen) => choose(id, isChosen)}
                    />
                    <Field
                      hideLabel
                      label={`Cantidad de ${name}`}
                      error={wantedError(wantedOf(wanted, material), chosen.has(id))}
                    >
                      <QuantityInput
                        trailing={measure}
                        value={wantedOf(wanted, material) ?? ''}
                        onValueChange={(next) => {
                          edited();
                          setWanted((before) => new Map(before).set(id, next));
                          // Who writes how much wants it.
                          if (next) choose(id, true);
                        }}
                      />
                    </Field>
                  </li>
                );
              })}
            </List>
          )}
        </LoadedList>
      </Card>
      <MoreButton list={list} />
      {mayCreate && rows.length > 0 && (
        <Row $justify="end">
          <Button
            variant="primary"
            loading={isPending}
            disabled={!lines || lines.length === 0}
            onClick={() => void order()}
          >
            Crear compra
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function draftOf(currency: string, lines: NonNullable<ReturnType<typeof materialLines>>) {
  return { id: newId(), currency, lines };
}
