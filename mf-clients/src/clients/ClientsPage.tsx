import { useCallPages } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import {
  Button,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  SearchInput,
  Sheet,
  Stack,
  Tabs,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ClientTable } from './ClientTable.tsx';
import { clientPath } from './client-paths.ts';
import { ClientForm } from './lazy-client-form.ts';

const TABS = [
  { id: 'all', label: 'Todos' },
  { id: 'debtors', label: 'Te deben' },
];
const TAB = 'tab';

/** `/clients`: who buys here, and what they owe. */
export function ClientsPage() {
  const navigate = useNavigate();
  const mayCreate = useCan(['clients', 'create']);
  const mayOpen = useCan(['clients', 'update']);
  const [isCreating, setCreating] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get(TAB) === 'debtors' ? 'debtors' : 'all';
  return (
    <Page>
      <PageHeader
        title="Clientes"
        subtitle="Quién te compra y quién te debe"
        actions={
          mayCreate && (
            <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
              Crear cliente
            </Button>
          )
        }
      />
      <Tabs
        label="Clientes"
        tabs={TABS}
        selected={tab}
        onSelect={(next) => setParameters(next === 'all' ? {} : { [TAB]: next }, { replace: true })}
      >
        <ClientList key={tab} owesOnly={tab === 'debtors'} />
      </Tabs>
      {isCreating && (
        <ClientForm
          onClose={() => setCreating(false)}
          onSaved={({ id }) => {
            setCreating(false);
            if (mayOpen) navigate(clientPath(id));
          }}
        />
      )}
    </Page>
  );
}

function ClientList({ owesOnly }: { owesOnly: boolean }) {
  const { typed, setTyped, search } = useSearchText();
  const list = useCallPages(
    'GET /clients',
    { query: { ...(search && { search }), ...(owesOnly && { with_debt: 'true' as const }) } },
    { keepPrevious: true, staleTime: 0 },
  );
  const rows = useListRows(list);
  return (
    <Stack $gap={3} $top={3}>
      <SearchInput
        label="Buscar cliente"
        placeholder="Busca por nombre, cédula o teléfono"
        value={typed}
        onValueChange={setTyped}
        shortcut="F2"
      />
      <Sheet>
        <LoadedList
          list={list}
          level={2}
          failed="No pudimos cargar tus clientes"
          empty={owesOnly ? <NobodyOwes /> : <NoClients />}
          notFound={
            search !== '' && (
              <EmptyState
                icon="search"
                title={`Ningún cliente coincide con «${search}»`}
                action={<Button onClick={() => setTyped('')}>Ver todos</Button>}
              />
            )
          }
        >
          {() => <ClientTable {...rows} />}
        </LoadedList>
      </Sheet>
    </Stack>
  );
}

function NoClients() {
  return (
    <EmptyState icon="users" title="Todavía no tienes clientes">
      Anota a quién le vendes para facturarle a su nombre o para fiarle. También los creas al cobrar en la
      Caja.
    </EmptyState>
  );
}

function NobodyOwes() {
  return (
    <EmptyState icon="check" title="Nadie te debe">
      Lo que vendas a crédito en la Caja sale aquí hasta que te lo paguen.
    </EmptyState>
  );
}
