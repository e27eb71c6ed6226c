import { counted, shortDay, shownMoney } from '@cuadra/shared/domain';
import { Money } from '@cuadra/shared/ui';
import { generatePath, Link } from 'react-router-dom';
import { useRouteFor } from '../../navigation/use-route-for.ts';
import { Panel, Quiet, RowName, Rows } from './panel.tsx';
import type { Summary } from './use-summary.ts';

/** Who owes most, now and at the rate of today. */
export function DebtsPanel({ summary }: { summary: Summary }) {
  const clients = useRouteFor(['clients', 'read']);
  const client = useRouteFor(['clients', 'update']);
  const { pending } = summary;
  if (!pending) return null;
  return (
    <Panel title="Quién te debe" aside={clients && <Link to={clients}>Ver clientes</Link>}>
      {pending.debtors.length === 0 ? (
        <Quiet>Nadie te debe. Lo que vendas a crédito aparecerá aquí.</Quiet>
      ) : (
        <Rows>
          {pending.debtors.map(({ key, name, sales, since, total, total_alternative }) => (
            <li key={key}>
              <RowName>
                <Debtor id={key} name={name} client={client} clients={clients} />
                <small>
                  {counted(sales, 'venta', 'ventas')}
                  {since && `, desde el ${shortDay(since)}`}
                </small>
              </RowName>
              <Money {...shownMoney(total, total_alternative, summary)} align="end" />
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

interface DebtorProps {
  id: string | null;
  name: string | null;
  /** The path of one client, for who may open it. */
  client: string | undefined;
  /** The path of all of them. */
  clients: string | undefined;
}

/** Leads to the client, or for who may not open one to where they stand among the others. */
function Debtor({ id, name, client, clients }: DebtorProps) {
  if (client && id) return <Link to={generatePath(client, { id })}>{name}</Link>;
  if (clients && name)
    return <Link to={{ pathname: clients, search: `${new URLSearchParams({ search: name })}` }}>{name}</Link>;
  return name;
}
