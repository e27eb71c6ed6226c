import { useCall } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { contactHint, exact } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, Card, Facts, PageHeader, Stack, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ClientForm } from '../clients/lazy-client-form.ts';
import { clientFacts } from './client-facts.ts';
import { DeleteClient } from './DeleteClient.tsx';
import { PayDebt } from './PayDebt.tsx';
import { StatementTable } from './StatementTable.tsx';

/** `/clients/{id}`: who it is, what they owe, and how that came about. For who may update clients (spec §6). */
export function ClientPage() {
  const { id = '' } = useParams();
  const query = useCall('GET /clients/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar el cliente"
      missing={{
        icon: 'users',
        title: 'No encontramos este cliente',
        text: 'Puede que alguien lo haya retirado.',
        to: '/clients',
        link: 'Ver los clientes',
      }}
    >
      {(client) => <OneClient key={client.id} client={client} />}
    </ThingPage>
  );
}

function OneClient({ client }: { client: Client }) {
  const { data: rate } = useCall('GET /rates/dollar');
  const [isEditing, setEditing] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const owes = client.balances.some(({ amount }) => exact(amount).gt(0));
  const facts = clientFacts(client, rate?.rate_id === null ? undefined : rate);
  return (
    <>
      <PageHeader
        title={client.name}
        subtitle={contactHint(client)}
        actions={
          <>
            <DeleteClient client={client} />
            <Button icon="pencil" onClick={() => setEditing(true)}>
              Editar
            </Button>
            {owes && (
              <Button variant="primary" onClick={() => setPaying(true)}>
                Abonar
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {facts.length > 0 && (
          <Card $pad as="section" aria-label="Datos">
            <Facts facts={facts} />
          </Card>
        )}
        <StatementTable clientId={client.id} />
      </Stack>
      {isPaying && <PayDebt client={client} onClose={() => setPaying(false)} />}
      {isEditing && (
        <ClientForm
          client={client}
          onClose={() => setEditing(false)}
          onSaved={({ name }) => {
            setEditing(false);
            notify.success(`Guardamos los cambios de «${name}».`);
          }}
        />
      )}
    </>
  );
}
