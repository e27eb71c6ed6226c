import styled from 'styled-components';
import type { CurrentRate } from '../../contract/index.ts';
import {
  formatMoney,
  formatRate,
  longDate,
  originName,
  plainDay,
  rateStanding,
  shortWhen,
  toldRate,
} from '../../domain/index.ts';
import { Facts } from '../Facts.tsx';
import { Notice } from '../Notice.tsx';
import { PendingRate, type PendingRateProps } from './PendingRate.tsx';

export interface RateAboutProps extends PendingRateProps {
  /** It stands in Ajustes, where the automatic rate is turned off. */
  inSettings?: boolean;
}

const Said = styled.div`
  margin-top: var(--s-3);
`;

const AUTOMATIC: Readonly<Record<CurrentRate['automatic'], string>> = {
  on: 'Se actualiza sola',
  off: 'La escriben a mano',
  'not-for-this-pair': 'Automática, pero solo conoce dólares en bolívares',
};

/** All that is known of the rate: who says it, since when, how far it is to be trusted, and what comes next. */
export function RateAbout({ rate, onAccept, inSettings = false }: RateAboutProps) {
  const turnOff = inSettings ? 'apaga la tasa automática' : 'apaga la tasa automática en Ajustes';
  return (
    <div>
      <Facts facts={factsOf(rate, inSettings)} />
      {rateStanding(rate) === 'stale' && (
        <Said>
          <Notice tone="warning">
            Puede haber una más nueva que no hemos podido consultar
            {rate.fetched_at && ` desde ${shortWhen(rate.fetched_at)}`}. Seguimos con la última buena. Si ya
            sabes la de hoy, {turnOff} y escríbela.
          </Notice>
        </Said>
      )}
      {rate.automatic === 'not-for-this-pair' && (
        <Said>
          <Notice tone="warning">
            {turnOff.replace('apaga', 'Apaga')} para escribir la de {rate.alternative}.
          </Notice>
        </Said>
      )}
      {rate.pending && <PendingRate rate={rate} onAccept={onAccept} />}
    </div>
  );
}

function factsOf(rate: CurrentRate, inSettings: boolean): [string, string][] {
  const facts: [string, string][] = [
    ['Con 4 decimales', formatRate(toldRate(rate).rate)],
    ['Fuente', originName(rate.origin)],
  ];
  if (rate.create_at) facts.push(['Vigente desde', shortWhen(rate.create_at)]);
  if (rate.effective_day) facts.push(['Fecha valor', plainDay(rate.effective_day)]);
  if (rate.fetched_at) facts.push(['Consultada', shortWhen(rate.fetched_at)]);
  const where = rate.automatic === 'off' && !inSettings ? ' en Ajustes' : '';
  facts.push(['Cómo cambia', AUTOMATIC[rate.automatic] + where]);
  if (rate.next) {
    const { rate: next, inverse, effective_at } = rate.next;
    const told = toldRate({ ...rate, rate: next, inverse });
    facts.push(['La próxima', `${formatMoney(told.rate, told.target)} desde el ${longDate(effective_at)}`]);
  }
  return facts;
}
