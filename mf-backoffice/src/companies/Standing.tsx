import type { BackofficeClient } from '@cuadra/shared/contract';
import { lastSeenText, longDate, OPTIONAL_MODULES, plainDay } from '@cuadra/shared/domain';
import { Card, Facts, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { BILLING_NAMES, days, dollars, moduleName } from '../basics/names.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  gap: var(--s-4);
  align-items: start;
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    font-size: var(--t-md);
    margin-bottom: var(--s-2);
  }
`;

/** Who the company is, and how its subscription stands. */
export function Standing({ client }: { client: BackofficeClient }) {
  return (
    <Pair>
      <Card $pad as="section" aria-labelledby="company-data">
        <h2 id="company-data">Datos</h2>
        <Facts facts={companyFacts(client)} />
      </Card>
      <Card $pad as="section" aria-labelledby="company-subscription">
        <h2 id="company-subscription">Suscripción</h2>
        <Facts facts={subscriptionFacts(client)} />
      </Card>
    </Pair>
  );
}

type Fact = readonly [string, string];

function companyFacts({ company, create_at }: BackofficeClient): Fact[] {
  const { owner, identification, identification_type, phone, address } = company;
  const rif = identification && [identification_type, identification].filter(Boolean).join('-');
  const facts: (readonly [string, string | null | undefined])[] = [
    ['Propietario', owner ? owner.name : 'Ninguno activo'],
    ['Correo', owner?.email],
    ['Última visita', owner && lastSeenText(owner.last_seen_at)],
    ['RIF', rif],
    ['Teléfono', phone],
    ['Dirección', address],
    ['Registrada', longDate(create_at)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

function subscriptionFacts({ subscription, modules }: BackofficeClient): Fact[] {
  const { plan, billing_type, price, balance, remaining_days, paid_through, freeSubscription } = subscription;
  const has = OPTIONAL_MODULES.filter((one) => modules.includes(one));
  const lacks = OPTIONAL_MODULES.filter((one) => !modules.includes(one));
  return [
    ['Plan', `${plan.name}, ${BILLING_NAMES[billing_type].toLowerCase()}`],
    ['Precio', dollars(price)],
    ['Saldo', dollars(balance)],
    ['Le quedan', `${days(remaining_days)}${freeSubscription ? ', sin haber pagado' : ''}`],
    ['Cubierta hasta', plainDay(paid_through)],
    ['Módulos', has.map(moduleName).join(', ') || 'Ninguno'],
    ...(lacks.length > 0 ? [['Sin', lacks.map(moduleName).join(', ')] as const] : []),
  ];
}
