import type { DisplayTransfer } from '@cuadra/shared/contract';
import { bankText, exact, formatMoney, formatNumber } from '@cuadra/shared/domain';

/** A datum of a payment: as it is read, and as the form of a bank takes it. */
export interface TransferFact {
  name: string;
  shown: string;
  copied: string;
}

/** What whoever pays types into the application of their bank, in the order in which it asks for it. */
export function transferFacts({
  bank,
  phone,
  document,
  note,
  amount,
  currency,
}: DisplayTransfer): TransferFact[] {
  const facts: (TransferFact | false)[] = [
    bank !== null && { name: 'Banco', shown: bankText(bank), copied: bank },
    phone !== '' && { name: 'Teléfono', shown: phone, copied: localNumber(phone) },
    document !== '' && { name: 'Cédula o RIF', shown: document, copied: document.replace(/\D/g, '') },
    note !== '' && { name: 'Datos', shown: note, copied: note },
    exact(amount).gt(0) && {
      name: 'Monto',
      shown: formatMoney(amount, currency),
      // Without points: applications of banks take the comma alone.
      copied: formatNumber(amount, 2).replaceAll('.', ''),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** All of it in words, for a phone that reads it from a screen. */
export function transferMessage(transfer: DisplayTransfer): string {
  return [transfer.name, ...transferFacts(transfer).map(({ name, shown }) => `${name}: ${shown}`)].join('\n');
}

/** `+58 414 123 45 67` → `04141234567`. */
function localNumber(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(58|0)?/, '0');
}
