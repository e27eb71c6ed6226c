import type { Client } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';

/** What is told of a client, as names and values; what nobody wrote down is left out. */
export function clientFacts(client: Pick<Client, 'phone' | 'email' | 'address' | 'balances'>) {
  const owed = client.balances.map(({ amount, currency }) => formatMoney(amount, currency)).join(' y ');
  return [
    ['Teléfono', client.phone],
    ['Correo', client.email],
    ['Dirección', client.address],
    ['Debe', owed || 'Nada'],
  ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : []));
}
