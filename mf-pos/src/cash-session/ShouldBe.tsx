import type { CashSession } from '@cuadra/shared/contract';
import { exact, formatMoney } from '@cuadra/shared/domain';
import { DrawerStack, EmptyState, Notice, Stack } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { CashCount } from './count.ts';
import { SubTitle } from './session-style.ts';
import { useIsBlind } from './use-blind-count.ts';

const Method = styled.li`
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-3);
    font-weight: 600;
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

/** What the open session should hold, by method; where the company counts blind, why it is not told yet. */
export function ShouldBe({ session }: { session: CashSession }) {
  const isBlind = useIsBlind(session);
  if (isBlind)
    return (
      <Notice icon="eye-off" title="Conteo a ciegas.">
        Lo que debería haber se muestra cuando cuentes y cierres la caja.
      </Notice>
    );
  return (
    <section aria-label="Debería haber">
      <DrawerStack>
        <SubTitle>Debería haber</SubTitle>
        {session.counts.length === 0 && (
          <EmptyState icon="wallet" title="Todavía no ha entrado dinero" level={3}>
            Lo que cobres aparecerá aquí, por método.
          </EmptyState>
        )}
        <Stack as="ul" $gap={2}>
          {session.counts.map((count) => (
            <Method key={count.payment_method_id}>
              <div>
                <span>{count.name}</span>
                <span>{formatMoney(count.expected, count.currency)}</span>
              </div>
              <small>{partsText(count)}</small>
            </Method>
          ))}
        </Stack>
      </DrawerStack>
    </section>
  );
}

/** «Fondo Bs. 100,00 · Recibido Bs. 900,00 · Entregado Bs. 400,00»: only the parts that there are. */
function partsText({ opening, received, given, pay_in, pay_out, currency }: CashCount): string {
  const parts = { Fondo: opening, Recibido: received, Entregado: given, Entradas: pay_in, Salidas: pay_out };
  return Object.entries(parts)
    .filter(([, amount]) => !exact(amount).isZero())
    .map(([label, amount]) => `${label} ${formatMoney(amount, currency)}`)
    .join(' · ');
}
