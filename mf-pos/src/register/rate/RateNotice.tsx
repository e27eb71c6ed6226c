import { errorText } from '@cuadra/shared/client';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { Button, Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { SaleRateState } from './use-sale-rate.ts';

/** The drawer in which a company sets its rate. */
const SETTINGS = 'settings';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  margin: var(--s-4) var(--s-5) 0;
  padding: 10px 14px;
  border-radius: var(--r-2);
  background: var(--gold-soft);
  color: var(--gold);
  span {
    flex: 1 1 240px;
  }
`;

export interface RateNoticeProps {
  state: SaleRateState;
}

/** What keeps Caja from selling in two currencies; nothing while the rate is known or on its way. */
export function RateNotice({ state }: RateNoticeProps) {
  if (state.status === 'missing')
    return (
      <Bar role="alert">
        <Icon name="coins" />
        <span>
          <b>Falta la tasa del día.</b> Para vender en {state.main} y {state.alternative} hace falta una tasa.
          Mientras tanto no se puede cobrar.
        </span>
        <RateWay />
      </Bar>
    );
  if (state.status === 'other-currency')
    return (
      <Bar role="alert">
        <Icon name="coins" />
        <span>
          <b>Esta venta tiene montos en {state.currencies.join(' y ')}.</b> Tu empresa ya no trabaja con esa
          moneda. Quita esos productos, o cierra esta venta y empieza otra.
        </span>
      </Bar>
    );
  if (state.status === 'failed')
    return (
      <Bar role="alert">
        <Icon name="wifi-off" />
        <span>
          <b>No pudimos leer la tasa del día.</b> {errorText(state.error)}
        </span>
        <Button size="sm" icon="refresh" onClick={state.retry}>
          Reintentar
        </Button>
      </Bar>
    );
  return null;
}

/** To where the rate is set, for who may; who may not is told whom to ask. */
function RateWay() {
  const mayWrite = useCan(['exchange_rates', 'create']);
  const maySwitch = useCan(['company_configuration', 'change_auto_rate']);
  const { openDrawer } = useDrawers();
  if (!mayWrite && !maySwitch) return <span>Pídele a quien administra la empresa que la ponga.</span>;
  return (
    <Button size="sm" icon="coins" onClick={() => openDrawer(SETTINGS)}>
      Poner la tasa
    </Button>
  );
}
