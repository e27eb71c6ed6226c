import { useCall } from '@cuadra/shared/client';
import { counted } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import {
  Button,
  DataTable,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  PHONE,
  SearchInput,
  Select,
  Sheet,
  Stack,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { MaterialForm } from './form/lazy-material-form.ts';
import { ExportMenu } from './list/ExportMenu.tsx';
import { MaterialTotals } from './list/MaterialTotals.tsx';
import { MATERIAL_ROW, materialColumns } from './list/material-columns.tsx';
import { useMaterials, useShownMaterials } from './list/use-shown-materials.ts';
import { materialPath } from './material-paths.ts';
import { useMeasureName } from './measures.ts';
import { usePair } from './use-pair.ts';

const SHOWN = [
  { value: '', label: 'Todos' },
  { value: 'low', label: 'Bajo el mínimo' },
  { value: 'without_cost', label: 'Sin costo' },
];

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 190px auto;
  gap: var(--s-2);
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** `/industrial/materials`: what products are made of, what there is of it and what it is worth. */
export function MaterialsPage() {
  const navigate = useNavigate();
  const mayCreate = useCan(['products', 'create']);
  const [isCreating, setCreating] = useState(false);
  const { typed, setTyped } = useSearchText();
  const { search, shown, show, query } = useShownMaterials();
  const list = useMaterials();
  const rows = useListRows(list);
  const { data: summary } = useCall('GET /materials/summary', {}, { staleTime: 0 });
  const columns = materialColumns({ measureName: useMeasureName(), pair: usePair() });
  const create = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      Crear material
    </Button>
  );
  const showAll = () => {
    setTyped('');
    show('');
  };
  return (
    <Page>
      <PageHeader
        title="Materiales"
        subtitle={summary ? counted(summary.count, 'material', 'materiales') : 'Con lo que produces'}
        actions={create}
      />
      <Stack $gap={3}>
        {summary?.count !== 0 && <MaterialTotals summary={summary} />}
        <Filters>
          <SearchInput
            label="Buscar material"
            placeholder="Busca por nombre"
            value={typed}
            onValueChange={setTyped}
            shortcut="F2"
          />
          <Select
            aria-label="Cuáles"
            value={shown ?? ''}
            onChange={({ target }) => show(target.value)}
            options={SHOWN}
          />
          <ExportMenu filter={query} />
        </Filters>
        <Sheet>
          <LoadedList
            list={list}
            level={2}
            failed="No pudimos cargar tus materiales"
            empty={
              <EmptyState icon="package" title="Todavía no tienes materiales" action={create}>
                Anota con qué produces, como la harina o el azúcar. Sus compras dicen cuánto te cuesta.
              </EmptyState>
            }
            notFound={
              (search !== '' || shown !== undefined) && (
                <EmptyState
                  icon="search"
                  title={notFoundText(search, shown)}
                  action={<Button onClick={showAll}>Ver todos</Button>}
                />
              )
            }
          >
            {() => (
              <DataTable
                {...rows}
                label="Materiales"
                rowKey={({ id }) => id}
                columns={columns}
                rowHeight={MATERIAL_ROW}
              />
            )}
          </LoadedList>
        </Sheet>
      </Stack>
      {isCreating && (
        <MaterialForm
          onClose={() => setCreating(false)}
          onSaved={({ id }) => {
            setCreating(false);
            navigate(materialPath(id));
          }}
        />
      )}
    </Page>
  );
}

function notFoundText(search: string, shown: string | undefined): string {
  if (search !== '') return `Ningún material coincide con «${search}»`;
  return shown === 'low' ? 'Nada está bajo su mínimo' : 'Todos tus materiales tienen costo';
}
