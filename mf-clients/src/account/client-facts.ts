import type { Client } from '@cuadra/shared/contract';
import { type CurrencyPair, formatMoney, plainDay } from '@cuadra/shared/domain';
import { creditState } from '../clients/credit-state.ts';

type Fact = readonly [string, string];

/** What is known of a client, one a line; nothing that nobody said. @param pair today's rate, as far as there is one */
export function clientFacts(client: Client, pair: CurrencyPair | undefined): Fact[] {
  const { credit_limit, credit_days, birthday, email, address, note } = client;
  const facts: Fact[] = [];
  if (credit_limit !== null && pair) {
    facts.push(['Límite de crédito', formatMoney(credit_limit, pair.alternative)]);
    if (creditState(client, pair).isOver) facts.push(['Crédito', 'Pasado del límite']);
  }
  if (credit_days !== null) facts.push(['Plazo', credit_days === 1 ? '1 día' : `${credit_days} días`]);
  if (client.is_wholesale) facts.push(['Precio', 'De mayorista']);
  if (birthday) facts.push(['Cumpleaños', plainDay(birthday)]);
  if (email) facts.push(['Correo', email]);
  if (address) facts.push(['Dirección', address]);
  if (note) facts.push(['Nota', note]);
  return facts;
}
