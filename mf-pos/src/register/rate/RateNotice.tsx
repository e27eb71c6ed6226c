import { errorText } from '@cuadra/shared/client';
import { Button, Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { SaleRateState } from './use-sale-rate.ts';

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

/** What keeps Caja from selling in two currencies; nothing while the rate is known or on its way. */
export function RateNotice({ state }: { state: SaleRateState }) {
  if (state.status === 'missing')
    return (
      <Bar role="alert">
        <Icon name="coins" />
        <span>
          <b>Falta la tasa del día.</b> Para vender en {state.main} y {state.alternative} hace falta una tasa:
          activa la automática o escríbela en Ajustes. Mientras tanto no se puede cobrar.
        </span>
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
