import type { BackofficeClient } from '@cuadra/shared/contract';
import { counted, lastSeenText } from '@cuadra/shared/domain';
import { Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';

type Person = BackofficeClient['people'][number];

const COLUMNS: TableColumn<Person>[] = [
  {
    key: 'name',
    header: 'Usuario',
    cell: ({ name, username, email }) => (
      <>
        {name}
        <Text $tone="quiet" $size="xs">
          {username}, {email}
        </Text>
      </>
    ),
  },
  {
    key: 'role',
    header: 'Rol',
    room: 'tablet',
    cell: ({ role, is_active }) => (is_active ? (role ?? 'Sin rol') : 'Desactivado'),
  },
  {
    key: 'seen',
    header: 'Última visita',
    align: 'end',
    cell: ({ last_seen_at }) => lastSeenText(last_seen_at),
  },
];

/** Who works in a company, who was seen last first. */
export function People({ client: { people, users } }: { client: BackofficeClient }) {
  const rest = users - people.length;
  return (
    <TitledSheet as="section" aria-labelledby="company-people">
      <h2 id="company-people">Usuarios</h2>
      <Table label="Usuarios" columns={COLUMNS} rows={people} rowKey={({ id }) => id} />
      {rest > 0 && <Text $tone="quiet">Y {counted(rest, 'usuario más', 'usuarios más')}.</Text>}
    </TitledSheet>
  );
}
