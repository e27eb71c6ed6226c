import type { Client } from '@cuadra/shared/contract';
import {
  balanceText,
  type CurrencyPair,
  formatMoney,
  owedInAlternative,
  plainDay,
  toMoney,
} from '@cuadra/shared/domain';
import { creditState } from '../clients/credit-state.ts';

type Fact = readonly [string, string];

/** What is known of a client, one a line; nothing that nobody said. @param pair today's rate, as far as there is one */
export function clientFacts(client: Client, pair: CurrencyPair | undefined): Fact[] {
  const { balances, credit_limit, credit_days, birthday, email, address, note } = client;
  const facts: Fact[] = balances.map((balance) => {
    const { text, isFavor } = balanceText(balance);
    return [isFavor ? 'A su favor' : 'Te debe', text];
  });
  if (pair && balances.length > 0) {
    const owed = owedInAlternative(balances, pair);
    if (balances.length > 1 || balances[0]?.currency !== pair.alternative)
      facts.push(['En total, a la tasa de hoy', formatMoney(toMoney(owed), pair.alternative)]);
  }
  if (credit_limit !== null && pair) {
    const { left, isOver } = creditState(client, pair);
    facts.push(['Límite de crédito', formatMoney(credit_limit, pair.alternative)]);
    facts.push([
      'Crédito disponible',
      isOver ? 'Pasado del límite' : formatMoney(left ?? '0', pair.alternative),
    ]);
  }
  if (credit_days !== null) facts.push(['Plazo', credit_days === 1 ? '1 día' : `${credit_days} días`]);
  if (client.is_wholesale) facts.push(['Precio', 'De mayorista']);
  if (birthday) facts.push(['Cumpleaños', plainDay(birthday)]);
  if (email) facts.push(['Correo', email]);
  if (address) facts.push(['Dirección', address]);
  if (note) facts.push(['Nota', note]);
  return facts;
}
