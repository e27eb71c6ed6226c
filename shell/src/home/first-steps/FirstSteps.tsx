import { useCall } from '@cuadra/shared/client';
import type { PermissionModule } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { Badge, ButtonLink, Card, Icon, PHONE } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRouteFor } from '../../navigation/use-route-for.ts';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { useCurrentRate } from '../../rate/use-current-rate.ts';
import { useRateDrawer } from '../../rate/use-rate-drawer.ts';

const Steps = styled.ol`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-4);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: center;
  b,
  small {
    display: block;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  ${PHONE} {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child:not(span) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  font-weight: 700;
  background: ${({ $done }) => ($done ? 'var(--ok-soft)' : 'var(--brand-soft)')};
  color: ${({ $done }) => ($done ? 'var(--ok)' : 'var(--brand-ink)')};
`;

const Lead = styled.p`
  color: var(--ink-2);
  max-width: 60ch;
`;

const Title = styled.h2`
  font-size: var(--t-xl);
  letter-spacing: -0.01em;
  margin-bottom: var(--s-1);
`;

/** What a new company does first, with what is done already ticked off: rate, products, ways to pay, the first sale. */
export function FirstSteps() {
  const rate = useCurrentRate();
  const seesProducts = useCan(['products', 'read']);
  const seesSales = useCan(['sales', 'read']);
  const products = useCall('GET /products', { query: { limit: 1 } }, { enabled: seesProducts });
  const methods = useCall('GET /payment_methods', { query: { limit: 200 } });
  const sales = useCall('GET /sales', { query: { limit: 1 } }, { enabled: seesSales });
  const list = useRouteFor(['products', 'read']);
  const create = useRouteFor(['products', 'create']);
  const cashRegister = useRouteFor(['sales', 'create']);
  const rates = useRateDrawer();
  const ways = useDrawerOf('payment_methods');
  const { currencies_used } = useVisitor().state;
  const twoCurrencies = currencies_used?.main !== currencies_used?.alternative;
  const steps: StepText[] = [
    {
      key: 'rate',
      done: Boolean(rate.data?.rate_id),
      title: 'Pon la tasa del día',
      text: 'Con ella, cada precio se muestra en tus dos monedas.',
      action: (variant) =>
        rates && (
          <DrawerLink drawer={rates} variant={variant}>
            Poner la tasa
          </DrawerLink>
        ),
    },
    {
      key: 'products',
      done: (products.data?.items.length ?? 0) > 0,
      title: 'Carga tus productos',
      text: 'Impórtalos de una hoja de cálculo, o crea el primero a mano.',
      action: (variant) => (
        <>
          {create && <ButtonLink to={create}>Crear uno</ButtonLink>}
          {list && create && (
            <ButtonLink to={`${list}?import`} variant={variant}>
              Importar
            </ButtonLink>
          )}
        </>
      ),
    },
    {
      key: 'methods',
      done: methods.data?.items.some(({ is_cash }) => !is_cash) ?? false,
      title: 'Di cómo te pagan',
      text: 'El efectivo ya está. Agrega tu Pago Móvil, tu punto de venta, Zelle…',
      action: (variant) =>
        ways && (
          <DrawerLink drawer={ways} variant={variant}>
            Agregar
          </DrawerLink>
        ),
    },
    {
      key: 'sale',
      done: (sales.data?.items.length ?? 0) > 0,
      title: 'Haz tu primera venta',
      text: 'Busca o escanea un producto, cobra y entrega el ticket.',
      action: (variant) =>
        cashRegister && (
          <ButtonLink to={cashRegister} variant={variant}>
            Ir a vender
          </ButtonLink>
        ),
    },
  ];
  const due = steps.filter(({ key }) => twoCurrencies || key !== 'rate');
  const next = due.find(({ done }) => !done);
  return (
    <Card $pad aria-labelledby="primeros-pasos">
      <Title id="primeros-pasos">Pasos para tu primera venta</Title>
      <Lead>
        Todavía no hay ventas. Cuando las haya, aquí verás cuánto vendes, cuánto ganas y quién te debe.
      </Lead>
      <Steps>
        {due.map(({ key, action, ...step }, index) => (
          <Step
            key={key}
            {...step}
            number={index + 1}
            action={action(key === next?.key ? 'primary' : 'default')}
          />
        ))}
      </Steps>
    </Card>
  );
}

/** The first drawer that this user may open of what a permission is about, as the descriptors say. */
function useDrawerOf(module: PermissionModule): string | undefined {
  const { drawers } = useVisitor().navigation;
  return drawers.find(({ drawer }) => drawer.permission?.[0] === module)?.drawer.id;
}

interface DrawerLinkProps {
  drawer: string;
  variant: 'default' | 'primary';
  children: ReactNode;
}

function DrawerLink({ drawer, variant, children }: DrawerLinkProps) {
  const { openDrawer, addressOf } = useDrawers();
  return (
    <ButtonLink
      to={addressOf(drawer)}
      variant={variant}
      onClick={(event) => {
        event.preventDefault();
        openDrawer(drawer);
      }}
    >
      {children}
    </ButtonLink>
  );
}

interface StepText {
  key: string;
  done: boolean;
  title: string;
  text: string;
  /** What does it; the step that is next has the one green button. */
  action: (variant: 'default' | 'primary') => ReactNode;
}

const Actions = styled.div`
  display: flex;
  gap: var(--s-2);
`;

interface StepProps {
  number: number;
  done: boolean;
  title: string;
  text: string;
  action: ReactNode;
}

function Step({ number, done, title, text, action }: StepProps) {
  return (
    <Line>
      <Mark $done={done} aria-hidden>
        {done ? <Icon name="check" /> : number}
      </Mark>
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
      {done ? <Badge tone="ok">Listo</Badge> : <Actions>{action}</Actions>}
    </Line>
  );
}
