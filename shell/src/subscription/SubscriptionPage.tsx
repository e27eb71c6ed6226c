import { errorText, useCall } from '@cuadra/shared/client';
import { longDate } from '@cuadra/shared/domain';
import { useCan, useDrawers, useSession } from '@cuadra/shared/state';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Page,
  PageHeader,
  Skeleton,
  Stack,
} from '@cuadra/shared/ui';
import { useEffect } from 'react';
import { usePageTitle } from '../browser/page-title.ts';
import { useSupportLink } from '../navigation/use-support-link.ts';
import { useVisitor } from '../navigation/use-visitor.ts';
import { verifySession } from '../session/verify.ts';
import { REPORT_DRAWER } from './basics/paths.ts';
import { Columns } from './basics/subscription-style.ts';
import { History } from './history/History.tsx';
import { ReportedPayments } from './report/ReportedPayments.tsx';
import { ReportPayment } from './report/ReportPayment.tsx';
import { StandingCard, StandingShape } from './standing/StandingCard.tsx';

/** `/subscriptions`: how the subscription stands, what was used and paid, and the way to pay. Open when it has expired. */
export default function SubscriptionPage() {
  usePageTitle('Suscripción');
  const { state } = useVisitor();
  const support = useSupportLink();
  const maySee = useCan(['subscription', 'view_subscription']);
  return (
    <Page>
      <PageHeader
        title="Suscripción"
        subtitle={state.company?.name}
        actions={
          <>
            {state.isExpired ? <Badge tone="bad">Vencida</Badge> : <Badge tone="ok">Activa</Badge>}
            <ButtonLink to={support} size="sm" icon="message" target="_blank" rel="noreferrer">
              Escribir a Soporte
            </ButtonLink>
          </>
        }
      />
      {maySee ? <Whole /> : <NotYours />}
    </Page>
  );
}

function Whole() {
  const { open, closeDrawer } = useDrawers();
  const mayPay = useCan(['subscription', 'recharge_balance']);
  const { data, error, refetch } = useCall('GET /subscriptions', undefined, { refetchOnWindowFocus: true });
  useFollowEnd(data?.isExpired);
  if (error && !data) {
    return (
      <Card>
        <EmptyState
          icon="alert"
          tone="bad"
          title="No pudimos cargar tu suscripción"
          action={<Button onClick={() => refetch()}>Reintentar</Button>}
        >
          {errorText(error)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Columns>
        <Stack>
          {data ? (
            <StandingCard subscription={data} />
          ) : (
            <StandingShape>
              <Skeleton height="100%" radius="var(--r-3)" />
            </StandingShape>
          )}
          <History />
        </Stack>
        {data ? <ReportedPayments reports={data.reports} /> : <Skeleton height={220} radius="var(--r-3)" />}
      </Columns>
      {mayPay && (
        <ReportPayment open={open.includes(REPORT_DRAWER)} onClose={() => closeDrawer(REPORT_DRAWER)} />
      )}
    </>
  );
}

/** A payment that was confirmed meanwhile opens everything again, an end that came meanwhile closes it. */
function useFollowEnd(isExpired: boolean | undefined): void {
  const { state } = useVisitor();
  const differs = isExpired !== undefined && isExpired !== state.isExpired;
  useEffect(() => {
    const { token } = useSession.getState();
    if (differs && token) void verifySession(token);
  }, [differs]);
}

/** For users without its permission, who are here because it is over. */
function NotYours() {
  const { subscription } = useVisitor().state;
  return (
    <Card>
      <EmptyState icon="credit-card" tone="bad" title="La suscripción está inactiva">
        La suscripción de la plataforma está inactiva, el propietario debe realizar el pago.
        {subscription && ` Venció el ${longDate(subscription.expires_at)}.`} Tus datos siguen completos y a
        salvo.
      </EmptyState>
    </Card>
  );
}
