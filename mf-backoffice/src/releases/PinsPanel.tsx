import { useCallMutation } from '@cuadra/shared/client';
import type { ListedModule } from '@cuadra/shared/contract';
import { Button, Table, type TableColumn, TitledSheet } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { companyPath } from '../basics/names.ts';
import { useChange } from './use-releases.ts';

interface Pin {
  id: string;
  company: string;
  version: string;
}

/** The companies that have a version of their own; nothing where there are none. */
export function PinsPanel({ module: { name, pins, companies } }: { module: ListedModule }) {
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /releases/{module}/pin');
  const rows: Pin[] = Object.entries(pins)
    .map(([id, version]) => ({ id, version, company: companies.find((one) => one.id === id)?.name ?? id }))
    .sort((a, b) => a.company.localeCompare(b.company, 'es'));
  if (rows.length === 0) return null;
  const end = ({ id, company }: Pin) =>
    // What went wrong is said.
    change(`${company} recibe de ${name} lo que las demás.`, () =>
      mutateAsync({ params: { module: name }, body: { company_id: id, version: null } }),
    ).catch(() => undefined);
  const columns: TableColumn<Pin>[] = [
    {
      key: 'company',
      header: 'Empresa',
      cell: ({ id, company }) => <Link to={companyPath(id)}>{company}</Link>,
    },
    { key: 'version', header: 'Versión', cell: ({ version }) => version },
    {
      key: 'end',
      header: 'Quitar',
      align: 'end',
      width: '110px',
      cell: (pin) => (
        <Button size="sm" aria-label={`Quitar la versión propia de ${pin.company}`} onClick={() => end(pin)}>
          Quitar
        </Button>
      ),
    },
  ];
  return (
    <TitledSheet as="section">
      <h2>Empresas con versión propia</h2>
      <Table label="Empresas con versión propia" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </TitledSheet>
  );
}
