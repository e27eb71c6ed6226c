import { useCallPages } from '@cuadra/shared/client';
import type { FormulaSummary, GoodRef } from '@cuadra/shared/contract';
import {
  ButtonLink,
  EmptyState,
  LoadedList,
  MoreButton,
  Skeleton,
  Table,
  type TableColumn,
  Text,
  TitledSheet,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formulaPath, simulationPath } from '../../goods/formula-paths.ts';
import { type Currencies, KIND_NAMES } from '../../goods/formula-text.ts';
import { UnitCost } from '../../goods/UnitCost.tsx';
import { useFormulaCurrencies } from '../../goods/use-formula-currencies.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  justify-content: end;
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
`;

/** «Dónde se usa»: the formulas that take a good, and the way to what a rise of it would do. */
export function UsedIn({ good }: { good: GoodRef }) {
  const list = useCallPages('GET /formulas', { query: { takes_id: good.id } }, { staleTime: 0 });
  const currencies = useFormulaCurrencies();
  const rows = list.data ?? [];
  return (
    <TitledSheet as="section" aria-labelledby="used-in">
      <h2 id="used-in">Dónde se usa</h2>
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar las fórmulas"
        shape={<Skeleton height={64} />}
        empty={
          <EmptyState level={3} icon="flask" title="Ninguna fórmula lo lleva">
            Aquí salen las fórmulas que lo llevan.
          </EmptyState>
        }
      >
        {() => (
          <>
            <Table label="Dónde se usa" columns={columnsOf(currencies)} rows={rows} rowKey={({ id }) => id} />
            <Foot>
              <MoreButton list={list} />
              {good.kind === 'material' && (
                <ButtonLink size="sm" icon="calculator" to={simulationPath(good.id)}>
                  Qué pasa si sube
                </ButtonLink>
              )}
            </Foot>
          </>
        )}
      </LoadedList>
    </TitledSheet>
  );
}

function columnsOf(currencies: Currencies): TableColumn<FormulaSummary>[] {
  return [
    {
      key: 'name',
      header: 'Fórmula',
      cell: ({ id, name, makes }) => (
        <>
          <Link to={formulaPath(id)}>{name}</Link>
          <Text $tone="quiet" $size="xs">
            Hace {makes.name} · {KIND_NAMES[makes.kind]}
          </Text>
        </>
      ),
    },
    {
      key: 'unit',
      header: 'Cada uno',
      align: 'end',
      width: 'clamp(110px, 16vw, 190px)',
      cell: ({ unit_cost }) => <UnitCost unit={unit_cost} currencies={currencies} />,
    },
  ];
}
