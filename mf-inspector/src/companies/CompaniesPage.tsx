import type { ListedCompany } from '@cuadra/shared/contract';
import {
  Button,
  EmptyState,
  FilterRow,
  LoadedList,
  Page,
  PageHeader,
  SearchInput,
  SegmentedChoice,
  Sheet,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { CompanyTable } from './CompanyTable.tsx';
import { COMPANY_STATES } from './company-states.ts';
import { EnterDialog } from './EnterDialog.tsx';
import { useCompanies, useWantedCompanies } from './use-companies.ts';

const CHOICES = [
  { value: '', label: 'Todas' },
  ...Object.entries(COMPANY_STATES).map(([value, { name }]) => ({ value, label: name })),
];

/** `/companies`: the companies, one of which an inspector goes into. */
export function CompaniesPage() {
  const { state, chooseState, clear } = useWantedCompanies();
  const { typed, setTyped, search } = useSearchText();
  const list = useCompanies();
  const rows = useListRows(list);
  const [wanted, setWanted] = useState<ListedCompany>();
  const [sought, setSought] = useState<{ index: number }>();
  const isFiltered = search !== '' || state !== undefined;
  return (
    <Page>
      <PageHeader
        title="Empresas"
        subtitle="Entra a una para mirarla. No puedes cambiar nada, y su propietario ve cuándo entraste y por qué."
      />
      <FilterRow label="Buscar empresas">
        <SearchInput
          label="Buscar empresa"
          placeholder="Empresa, RIF o propietario"
          value={typed}
          onValueChange={setTyped}
          shortcut="F2"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setSought({ index: 0 });
          }}
        />
        <SegmentedChoice
          aria-label="Estado"
          options={CHOICES}
          value={state ?? ''}
          onChoose={chooseState}
          listWidth={150}
        />
      </FilterRow>
      <Sheet>
        <LoadedList
          list={list}
          failed="No pudimos cargar las empresas"
          empty={
            <EmptyState icon="building" title="Todavía no hay empresas">
              Cuando alguien se registre, su empresa aparece aquí.
            </EmptyState>
          }
          notFound={
            isFiltered && (
              <EmptyState
                icon="search"
                title="Ninguna empresa coincide con lo que buscas"
                action={
                  <Button
                    onClick={() => {
                      setTyped('');
                      clear();
                    }}
                  >
                    Ver todas
                  </Button>
                }
              />
            )
          }
        >
          {() => <CompanyTable {...rows} sought={sought} onEnter={setWanted} />}
        </LoadedList>
      </Sheet>
      {wanted && <EnterDialog company={wanted} onClose={() => setWanted(undefined)} />}
    </Page>
  );
}
