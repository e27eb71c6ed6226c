import { useCall } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { contactHint } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, Card, Facts, LoadFailed, PageHeader, Stack, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { clientPath } from '../clients/client-paths.ts';
import { ClientForm } from '../clients/lazy-client-form.ts';
import { AccountFigures } from './AccountFigures.tsx';
import { ClientMenu } from './ClientMenu.tsx';
import { clientFacts } from './client-facts.ts';
import { OpenDebts } from './debts/OpenDebts.tsx';
import { LastPurchases } from './LastPurchases.tsx';
import { PayDebt } from './PayDebt.tsx';
import { PaymentDialog } from './payments/lazy-payment-dialog.ts';
import { StatementTable } from './StatementTable.tsx';
import { TopProducts } from './TopProducts.tsx';

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
      {(client) =>
        client.id === id ? (
          <OneClient key={id} client={client} />
        ) : (
          // The record that this one was merged into.
          <Navigate to={clientPath(client.id)} replace />
        )
      }
    </ThingPage>
  );
}

function OneClient({ client }: { client: Client }) {
  const { data: rate } = useCall('GET /rates/dollar');
  const [isEditing, setEditing] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [receipt, setReceipt] = useState<string>();
  const account = useCall('GET /clients/{id}/account', { params: { id: client.id } }, { staleTime: 0 });
  const facts = clientFacts(client, rate?.rate_id === null ? undefined : rate);
  return (
    <>
      <PageHeader
        title={client.name}
        subtitle={contactHint(client)}
        actions={
          <>
            <ClientMenu client={client} />
            <Button icon="pencil" onClick={() => setEditing(true)}>
              Editar
            </Button>
            <Button variant="primary" onClick={() => setPaying(true)}>
              Abonar
            </Button>
          </>
        }
      />
      <Stack>
        {account.error && !account.data ? (
          <LoadFailed
            level={2}
            title="No pudimos cargar su cuenta"
            error={account.error}
            onRetry={account.refetch}
          />
        ) : (
          <AccountFigures account={account.data} />
        )}
        {account.data && <OpenDebts clientId={client.id} debts={account.data.debts} />}
        <StatementTable clientId={client.id} onPayment={setReceipt} />
        <LastPurchases clientId={client.id} />
        {facts.length > 0 && (
          <Card $pad as="section" aria-label="Datos">
            <Facts facts={facts} />
          </Card>
        )}
        {account.data && <TopProducts account={account.data} />}
      </Stack>
      {isPaying && (
        <PayDebt
          client={client}
          debts={account.data?.debts ?? []}
          onPaid={(id) => {
            setPaying(false);
            setReceipt(id);
          }}
          onClose={() => setPaying(false)}
        />
      )}
      {receipt !== undefined && (
        <PaymentDialog client={client} paymentId={receipt} onClose={() => setReceipt(undefined)} />
      )}
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
