import { Badge, ButtonLink, Card, Facts, Page, PageHeader } from '@cuadra/shared/ui';
import { usePageTitle } from '../app/page-title.ts';
import { supportLink } from '../app/support.ts';
import { longDate } from '../layout/dates.ts';
import { useSigned } from '../session/offer-context.tsx';

/** What the company has and until when. Paying and changing the plan come with the subscription's own screens. */
export function SubscriptionPage() {
  usePageTitle('Suscripción');
  const { state } = useSigned();
  const { subscription, isExpired } = state;
  return (
    <Page $narrow>
      <PageHeader
        title="Suscripción"
        subtitle={state.company?.name}
        actions={isExpired ? <Badge tone="bad">Vencida</Badge> : <Badge tone="ok">Activa</Badge>}
      />
      <Card $pad>
        {subscription ? (
          <Facts
            facts={[
              ['Tipo', subscription.freeSubscription ? 'Prueba gratis' : `Plan ${subscription.plan}`],
              ['Pago', subscription.billing_type === 'yearly' ? 'Anual' : 'Mensual'],
              ['Días restantes', String(subscription.remaining_days)],
              [isExpired ? 'Venció el' : 'Vence el', longDate(subscription.expires_at)],
            ]}
          />
        ) : (
          <p>Esta empresa no tiene una suscripción.</p>
        )}
        <p style={{ margin: 'var(--s-5) 0 var(--s-3)', color: 'var(--ink-2)' }}>
          {isExpired
            ? 'Para volver a vender, escríbenos y activamos tu plan. Tus datos siguen completos y a salvo.'
            : 'Para pagar o cambiar de plan, escríbenos: todavía no se puede hacer desde aquí.'}
        </p>
        <ButtonLink
          to={supportLink()}
          variant={isExpired ? 'primary' : 'default'}
          icon="message"
          target="_blank"
        >
          Escribir a Soporte
        </ButtonLink>
      </Card>
    </Page>
  );
}
