import { useCallPages } from '@cuadra/shared/client';
import type { Supplier } from '@cuadra/shared/contract';
import { contactHint } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import {
  Balances,
  Button,
  DataTable,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  SearchInput,
  Sheet,
  Stack,
  type TableColumn,
  Tabs,
  Text,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { SupplierForm } from './lazy-supplier-form.ts';
import { PayablesPanel } from './payables/PayablesPanel.tsx';
import { supplierPath } from './supplier-paths.ts';

const TABS = [
  { id: 'all', label: 'Todos' },
  { id: 'payables', label: 'Por pagar' },
];
const TAB = 'tab';

/** `/suppliers`: who goods are bought from, and what they are owed. */
export function SuppliersPage() {
  const navigate = useNavigate();
  const mayCreate = useCan(['products', 'create']);
  const mayCost = useCan(['products', 'modify_cost']);
  const [isCreating, setCreating] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get(TAB) === 'payables' ? 'payables' : 'all';
  const create = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      Nuevo proveedor
    </Button>
  );
  return (
    <Page>
      <PageHeader title="Proveedores" subtitle="A quién le compras y cuánto le debes" actions={create} />
      {mayCost ? (
        <Tabs
          label="Proveedores"
          tabs={TABS}
          selected={tab}
          onSelect={(next) => setParameters(next === 'all' ? {} : { [TAB]: next }, { replace: true })}
        >
          {tab === 'payables' ? <PayablesPanel /> : <SupplierList seesCosts />}
        </Tabs>
      ) : (
        <SupplierList seesCosts={false} />
      )}
      {isCreating && (
        <SupplierForm
          onClose={() => setCreating(false)}
          onSaved={({ id }) => {
            setCreating(false);
            navigate(supplierPath(id));
          }}
        />
      )}
    </Page>
  );
}

function SupplierList({ seesCosts }: { seesCosts: boolean }) {
  const { typed, setTyped, search } = useSearchText();
  const list = useCallPages(
    'GET /suppliers',
    { query: search ? { search } : {} },
    { keepPrevious: true, staleTime: 0 },
  );
  const rows = useListRows(list);
  return (
    <Stack $gap={3} $top={3}>
      <SearchInput
        label="Buscar proveedor"
        placeholder="Busca por nombre o RIF"
        value={typed}
        onValueChange={setTyped}
        shortcut="F2"
      />
      <Sheet>
        <LoadedList
          list={list}
          level={2}
          failed="No pudimos cargar tus proveedores"
          empty={
            <EmptyState icon="users" title="Todavía no tienes proveedores">
              Anota a quién le compras: al recibir mercancía queda lo que le debes y hasta cuándo.
            </EmptyState>
          }
          notFound={
            search !== '' && (
              <EmptyState
                icon="search"
                title={`Ningún proveedor coincide con «${search}»`}
                action={<Button onClick={() => setTyped('')}>Ver todos</Button>}
              />
            )
          }
        >
          {() => (
            <DataTable
              {...rows}
              label="Proveedores"
              rowKey={({ id }) => id}
              columns={seesCosts ? [NAME, OWED] : [NAME]}
            />
          )}
        </LoadedList>
      </Sheet>
    </Stack>
  );
}

const NAME: TableColumn<Supplier> = {
  key: 'name',
  header: 'Proveedor',
  cell: (supplier) => (
    <>
      <Link to={supplierPath(supplier.id)}>{supplier.name}</Link>
      <Text $tone="quiet" $size="xs">
        {contactHint(supplier)}
      </Text>
    </>
  ),
};

const OWED: TableColumn<Supplier> = {
  key: 'owed',
  header: 'Le debes',
  align: 'end',
  width: '150px',
  cell: ({ balances }) => <Balances balances={balances ?? []} favor="a tu favor" />,
};
