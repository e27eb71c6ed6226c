import { useCall } from '@cuadra/shared/client';
import { counted } from '@cuadra/shared/domain';
import {
  Button,
  EmptyState,
  FilterRow,
  LoadedList,
  Page,
  PageHeader,
  SearchInput,
  SegmentedChoice,
  Select,
  Sheet,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { COMPANY_STATES } from '../basics/names.ts';
import { CompanyTable } from './CompanyTable.tsx';
import { useCompanies, useWantedCompanies } from './use-companies.ts';

const CHOICES = [
  { value: '', label: 'Todas' },
  ...Object.entries(COMPANY_STATES).map(([value, { name }]) => ({ value, label: name })),
];

/** `/back-office`: the companies, searched and held against state and plan. */
export function CompaniesPage() {
  const { state, plan, choose, clear } = useWantedCompanies();
  const { typed, setTyped, search } = useSearchText();
  const list = useCompanies();
  const rows = useListRows(list);
  const overview = useCall('GET /backoffice/', {}, { staleTime: 0 }).data;
  const plans = overview?.plans.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const isFiltered = search !== '' || state !== undefined || plan !== undefined;
  return (
    <Page>
      <PageHeader title="Empresas" subtitle={overview && totalsText(overview.companies)} />
      <FilterRow label="Buscar empresas">
        <SearchInput
          label="Buscar empresa"
          placeholder="Empresa, RIF o propietario"
          value={typed}
          onValueChange={setTyped}
          shortcut="F2"
        />
        <SegmentedChoice
          aria-label="Estado"
          options={CHOICES}
          value={state ?? ''}
          onChoose={(wanted) => choose('state', wanted)}
          listWidth={150}
        />
        <Select
          aria-label="Plan"
          size="sm"
          placeholder="Todos los planes"
          options={plans}
          value={plan ?? ''}
          onChange={({ target }) => choose('plan', target.value)}
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
          {() => <CompanyTable {...rows} />}
        </LoadedList>
      </Sheet>
    </Page>
  );
}

/** `12 empresas: 3 en prueba, 8 activas, 1 vencida`. */
function totalsText({
  total,
  trial,
  paying,
  expired,
  suspended,
}: Record<'total' | 'trial' | 'paying' | 'expired' | 'suspended', number>) {
  const parts = [
    `${trial} en prueba`,
    counted(paying, 'activa', 'activas'),
    counted(expired, 'vencida', 'vencidas'),
    ...(suspended > 0 ? [counted(suspended, 'suspendida', 'suspendidas')] : []),
  ];
  return `${counted(total, 'empresa', 'empresas')}: ${parts.join(', ')}`;
}
