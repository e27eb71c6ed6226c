import { useCall } from '@cuadra/shared/client';
import type { Purchase } from '@cuadra/shared/contract';
import { lazyComponent } from '@cuadra/shared/remote';
import { notify, useCan } from '@cuadra/shared/state';
import { Card, EmptyState, Notice, Page, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PurchaseForm } from './draft/PurchaseForm.tsx';
import { PURCHASE_PARAMETER, purchasePath } from './purchase-paths.ts';
import { purchaseTitle } from './purchase-text.ts';
import type { ReceiveDialogProps } from './receive/ReceiveDialog.tsx';
import { missingFor } from './receive/receive-values.ts';
import { PurchaseView } from './received/PurchaseView.tsx';
import { useRefreshPurchases } from './use-refresh-purchases.ts';

const ReceiveDialog = lazyComponent<ReceiveDialogProps>(
  () => import('./receive/ReceiveDialog.tsx'),
  () => null,
);

/** Of the entry that saving a new draft makes: the goods are to be taken in at once. */
const TO_RECEIVE = { toReceive: true };

/** `/purchase`: a new one; `/purchase?id=<id>`: a draft, or what was received. */
export function PurchasePage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(PURCHASE_PARAMETER);
  return id === null ? <NewPurchase /> : <KnownPurchase id={id} />;
}

function NewPurchase() {
  const navigate = useNavigate();
  const mayCreate = useCan(['products', 'create']);
  const { written } = useRefreshPurchases();
  if (!mayCreate)
    return (
      <Page>
        <Card>
          <EmptyState level={1} icon="receipt" title="Tu rol no permite anotar compras">
            Pide ese permiso a quien lleva la empresa.
          </EmptyState>
        </Card>
      </Page>
    );
  return (
    <Page>
      <PurchaseForm
        onSaved={(purchase, isToReceive) => {
          written(purchase);
          navigate(purchasePath(purchase.id), {
            replace: true,
            ...(isToReceive && { state: TO_RECEIVE }),
          });
        }}
      />
    </Page>
  );
}

function KnownPurchase({ id }: { id: string }) {
  const query = useCall(
    'GET /purchases/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 0, refetchOnWindowFocus: false },
  );
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar la compra"
      missing={{
        icon: 'receipt',
        title: 'No encontramos esta compra',
        text: 'Puede que alguien haya eliminado el borrador.',
        to: '/purchases',
        link: 'Ver las compras',
      }}
    >
      {(purchase) => <OnePurchase key={purchase.id} purchase={purchase} />}
    </ThingPage>
  );
}

function OnePurchase({ purchase }: { purchase: Purchase }) {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const mayUpdate = useCan(['products', 'update']);
  const mayCost = useCan(['products', 'modify_cost']);
  const { written, moved } = useRefreshPurchases();
  const isSent = typeof state === 'object' && state !== null && 'toReceive' in state;
  const [isReceiving, setReceiving] = useState(isSent);
  const isChanged = purchase.state === 'draft' && mayUpdate && (mayCost || !purchase.has_costs);
  if (!isChanged) return <PurchaseView purchase={purchase} />;
  const missing = missingFor(purchase);
  const close = () => {
    setReceiving(false);
    // Reloaded, the page does not ask again.
    if (isSent) navigate(purchasePath(purchase.id), { replace: true });
  };
  return (
    <>
      {isReceiving && missing.length > 0 && (
        <Notice tone="warning" title="Falta algo para recibirla." onDismiss={close}>
          {missing.join(' ')}
        </Notice>
      )}
      <PurchaseForm
        purchase={purchase}
        onSaved={(saved, isToReceive) => {
          written(saved);
          setReceiving(isToReceive);
        }}
      />
      {isReceiving && missing.length === 0 && (
        <ReceiveDialog
          key={purchase.version}
          purchase={purchase}
          onClose={close}
          onReceived={(received) => {
            close();
            moved(received);
            notify.success(`Recibiste la ${purchaseTitle(received).toLowerCase()}.`);
          }}
        />
      )}
    </>
  );
}
