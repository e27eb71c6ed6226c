import { useCallPages } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { useDrawers } from '@cuadra/shared/state';
import {
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
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { CLIENT_DRAWER, TITLE } from './names.ts';

const COLUMNS: TableColumn<Client>[] = [
  { key: 'name', header: 'Nombre', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'phone', header: 'Teléfono', align: 'end', cell: ({ phone }) => phone ?? '—' },
];

/** A list that is searched on the server and read page by page; a row opens the drawer of one client. */
export function ListPage() {
  const { openDrawer } = useDrawers();
  const { typed, setTyped, search } = useSearchText();
  const list = useCallPages('GET /clients', { query: { limit: 50, ...(search && { search }) } });
  const rows = useListRows(list);
  return (
    <Page>
      <PageHeader title={TITLE} />
      <Stack $gap={3}>
        <SearchInput
          label="Buscar cliente"
          placeholder="Nombre, cédula o teléfono"
          value={typed}
          onValueChange={setTyped}
        />
        <Sheet>
          <LoadedList
            list={list}
            failed="No pudimos cargar la lista"
            empty={
              <EmptyState icon="users" title="Todavía no hay clientes">
                Cuando registres el primero, lo verás aquí.
              </EmptyState>
            }
            notFound={
              search !== '' && (
                <EmptyState
                  icon="search"
                  title="Nadie coincide con lo que buscas"
                  action={<Button onClick={() => setTyped('')}>Ver todos</Button>}
                />
              )
            }
          >
            {() => (
              <DataTable
                {...rows}
                label={TITLE}
                rowKey={({ id }) => id}
                columns={COLUMNS}
                onRowClick={({ id }) => openDrawer(CLIENT_DRAWER, { client: id })}
              />
            )}
          </LoadedList>
        </Sheet>
      </Stack>
    </Page>
  );
}
