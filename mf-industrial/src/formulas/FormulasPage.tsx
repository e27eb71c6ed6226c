import { useCallPages } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import {
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  SearchInput,
  Sheet,
  Stack,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formulaPath, simulationPath } from '../goods/formula-paths.ts';
import { useFormulaCurrencies } from '../goods/use-formula-currencies.ts';
import { useMeasureName } from '../materials/measures.ts';
import { FormulaForm } from './form/lazy-formula-form.ts';
import { FORMULA_ROW, formulaColumns } from './list/formula-columns.tsx';
import { useCanMake } from './use-formulas.ts';

/** `/industrial/formulas`: what becomes of what, what it costs, and what it is sold for. */
export function FormulasPage() {
  const navigate = useNavigate();
  const mayCreate = useCan(['products', 'create']);
  const [isCreating, setCreating] = useState(false);
  const { typed, setTyped, search } = useSearchText();
  const list = useCallPages(
    'GET /formulas',
    { query: search ? { search } : {} },
    { keepPrevious: true, staleTime: 0 },
  );
  const rows = useListRows(list);
  const columns = formulaColumns({
    measureName: useMeasureName(),
    currencies: useFormulaCurrencies(),
    canMake: useCanMake(),
  });
  const create = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      Crear fórmula
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Fórmulas"
        subtitle="Qué lleva lo que fabricas, y cuánto te cuesta"
        actions={
          <>
            <ButtonLink to={simulationPath()} icon="calculator">
              Qué pasa si sube
            </ButtonLink>
            {create}
          </>
        }
      />
      <Stack $gap={3}>
        <SearchInput
          label="Buscar fórmula"
          placeholder="Busca por nombre"
          value={typed}
          onValueChange={setTyped}
          shortcut="F2"
        />
        <Sheet>
          <LoadedList
            list={list}
            level={2}
            failed="No pudimos cargar tus fórmulas"
            empty={
              <EmptyState icon="flask" title="Todavía no tienes fórmulas" action={create}>
                Una fórmula dice qué lleva lo que fabricas y en qué cantidad: con 20 kg de harina y 12 litros
                de agua salen 30 kg de masa. Con ella sabes cuánto te cuesta y si te alcanza.
              </EmptyState>
            }
            notFound={
              search !== '' && (
                <EmptyState
                  icon="search"
                  title={`Ninguna fórmula coincide con «${search}»`}
                  action={<Button onClick={() => setTyped('')}>Ver todas</Button>}
                />
              )
            }
          >
            {() => (
              <DataTable
                {...rows}
                label="Fórmulas"
                rowKey={({ id }) => id}
                columns={columns}
                rowHeight={FORMULA_ROW}
              />
            )}
          </LoadedList>
        </Sheet>
      </Stack>
      {isCreating && (
        <FormulaForm
          onClose={() => setCreating(false)}
          onSaved={({ id }) => {
            setCreating(false);
            navigate(formulaPath(id));
          }}
        />
      )}
    </Page>
  );
}
