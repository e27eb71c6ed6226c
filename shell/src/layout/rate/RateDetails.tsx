import type { CurrentRate } from '@cuadra/shared/contract';
import { formatMoney, formatRate } from '@cuadra/shared/domain';
import { Dialog, Facts, Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { longDate, plainDay, shortWhen } from '../dates.ts';
import { originName } from '../rate-origin.ts';
import { HeldRate } from './HeldRate.tsx';
import { rateStanding } from './rate-standing.ts';

export interface RateDetailsProps {
  rate: CurrentRate;
  open: boolean;
  onClose: () => void;
}

const Figure = styled.p`
  margin: var(--s-1) 0 var(--s-3);
  font-size: var(--t-2xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Said = styled.div`
  margin-top: var(--s-3);
`;

const AUTOMATIC: Readonly<Record<CurrentRate['automatic'], string>> = {
  on: 'Se actualiza sola',
  off: 'La escriben a mano en Ajustes',
  'not-for-this-pair': 'Automática, pero solo conoce dólares en bolívares',
};

/** All that is known of the rate: who says it, since when, how far it is to be trusted, and what comes next. */
export function RateDetails({ rate, open, onClose }: RateDetailsProps) {
  const standing = rateStanding(rate);
  return (
    <Dialog open={open} onOpenChange={onClose} size="sm" title="Tasa de cambio">
      <Figure>
        1 {rate.alternative} = {formatMoney(rate.rate, rate.main)}
      </Figure>
      <Facts facts={factsOf(rate)} />
      {standing === 'stale' && (
        <Said>
          <Notice tone="warning">
            Puede haber una más nueva que no hemos podido consultar
            {rate.fetched_at && ` desde ${shortWhen(rate.fetched_at)}`}. Seguimos con la última buena. Si ya
            sabes la de hoy, apaga la tasa automática en Ajustes y escríbela.
          </Notice>
        </Said>
      )}
      {rate.automatic === 'not-for-this-pair' && (
        <Said>
          <Notice tone="warning">
            Apaga la tasa automática en Ajustes para escribir la de {rate.alternative}.
          </Notice>
        </Said>
      )}
      {rate.held && <HeldRate rate={rate} />}
    </Dialog>
  );
}

function factsOf(rate: CurrentRate): [string, string][] {
  const facts: [string, string][] = [
    ['Con 4 decimales', formatRate(rate.rate)],
    ['Quién la dice', originName(rate.origin)],
  ];
  if (rate.create_at) facts.push(['Cuenta desde', shortWhen(rate.create_at)]);
  if (rate.effective_day) facts.push(['Fecha valor', plainDay(rate.effective_day)]);
  if (rate.fetched_at) facts.push(['Consultada', shortWhen(rate.fetched_at)]);
  facts.push(['Cómo cambia', AUTOMATIC[rate.automatic]]);
  if (rate.next) {
    const { rate: next, effective_at } = rate.next;
    facts.push(['La próxima', `${formatMoney(next, rate.main)} desde el ${longDate(effective_at)}`]);
  }
  return facts;
}
