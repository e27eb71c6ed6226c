import type { Subscription } from '@cuadra/shared/contract';
import { companyDay, exact } from '@cuadra/shared/domain';
import { Button, Card, Facts } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { PartTitle } from '../../ui/section.ts';
import { days, dollars, moduleName } from '../basics/names.ts';
import { priceText } from '../standing/standing.ts';
import { type Choice, isOwn, planChange, termPrice } from './plan-change.ts';

const Box = styled(Card)`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-5);
`;

const Text = styled.p`
  color: var(--ink-2);
  text-wrap: pretty;
`;

export interface WhatChangesProps {
  subscription: Subscription;
  choice: Choice;
  onContinue: () => void;
}

/** Said before anything is asked: what the chosen plan changes, in price, days and modules. */
export function WhatChanges({ subscription, choice, onContinue }: WhatChangesProps) {
  const id = useId();
  if (isOwn(subscription, choice)) {
    return (
      <Box aria-labelledby={id}>
        <PartTitle id={id}>Este es tu plan</PartTitle>
        <Text>Elige otro, o cambia entre pago mensual y anual, para ver qué cambiaría.</Text>
      </Box>
    );
  }
  const { dayPrice, todayMore, balanceDays, gains, loses } = planChange(
    subscription,
    choice,
    companyDay(new Date()),
  );
  const { balance, expenses, freeSubscription, remaining_days } = subscription;
  const price = priceText({ price: termPrice(choice), billing_type: choice.billing_type });
  const facts: [string, string][] = [
    ['Precio', `${priceText(subscription)} → ${price}`],
    ['Cada día', `${dollars(subscription.day_price)} → ${dollars(dayPrice)}`],
  ];
  if (exact(balance).gt(0)) {
    facts.push([
      `Tu saldo de ${dollars(balance)}`,
      `Alcanza para ${days(expenses.consumption_days)} → ${days(balanceDays)}`,
    ]);
  }
  if (gains.length > 0) facts.push(['Ganas', gains.map(moduleName).join(', ')]);
  if (loses.length > 0) facts.push(['Dejas de tener', loses.map(moduleName).join(', ')]);
  return (
    <Box aria-labelledby={id} aria-live="polite">
      <PartTitle id={id}>Qué cambia con {choice.plan.name}</PartTitle>
      <Facts facts={facts} />
      <Text>
        {exact(todayMore).gt(0)
          ? `El cambio vale desde que lo confirmas: por el día de hoy se cobra la diferencia, ${dollars(todayMore)}.`
          : 'El cambio vale desde que lo confirmas; el día de hoy queda como está.'}
        {freeSubscription && remaining_days > 0 && ` Conservas tus ${days(remaining_days)} gratis.`}
        {loses.length > 0 && ' Lo que registraste ahí se guarda por si vuelves.'}
      </Text>
      <div>
        <Button variant="primary" onClick={onContinue}>
          Continuar
        </Button>
      </div>
    </Box>
  );
}
