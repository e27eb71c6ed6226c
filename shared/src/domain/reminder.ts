import { plainDay } from './date-text.ts';
import { formatMoney } from './format.ts';
import { beforeStop } from './text.ts';

/** What can be put into a reminder, by how it is written between braces, and what goes in there. */
export const REMINDER_FIELDS = {
  nombre: 'el nombre del cliente',
  empresa: 'el nombre de tu empresa',
  monto: 'lo que te debe, en las dos monedas',
  vencimiento: 'cuándo vence o venció lo más viejo',
  pago: 'tus datos de pago',
} as const;
type ReminderField = keyof typeof REMINDER_FIELDS;

/** What is written where a shop wrote nothing of its own. */
export const SUGGESTED_REMINDER = [
  'Hola, {nombre}. Te escribimos de {empresa}.',
  'Tienes pendiente {monto}.',
  '{vencimiento}.',
  'Puedes pagar así: {pago}',
  '¡Gracias!',
].join('\n');

export interface ReminderFacts {
  client: string;
  shop: string;
  /** All that is owed, at today's rate. */
  owed: { main: string; alternative: string };
  main: string;
  alternative: string;
  /** The first of the days on which something was, or is, to be paid; null: nobody said one. */
  dueOn: string | null;
  /** In Caracas. */
  today: string;
  paymentData: string;
}

const FIELD = /\{([^{}\n]*)\}/g;

/** What stands between braces and is nothing that we know: `{monnto}`. */
export function unknownReminderFields(template: string): string[] {
  return [...template.matchAll(FIELD)].map(([, name = '']) => name).filter((name) => !isField(name));
}

/**
 * The message to one client. A line falls away where something that it names is not there: without a due date no line
 * says when. A full stop after a name that ends in one is not written twice.
 *
 * @param template a shop's own; empty: the suggested one
 */
export function reminderText(template: string, facts: ReminderFacts): string {
  const values = valuesOf(facts);
  return (template.trim() || SUGGESTED_REMINDER)
    .split('\n')
    .flatMap((line) => filledIn(line, values) ?? [])
    .join('\n');
}

/** The earliest day on which one of several debts is to be paid; null where none has one. */
export function firstDue(debts: readonly { due_on: string | null }[]): string | null {
  return debts.reduce<string | null>(
    (first, { due_on }) => (due_on !== null && (first === null || due_on < first) ? due_on : first),
    null,
  );
}

function isField(name: string): name is ReminderField {
  return Object.hasOwn(REMINDER_FIELDS, name);
}

function valuesOf({ client, shop, owed, main, alternative, dueOn, today, paymentData }: ReminderFacts) {
  const inAlternative = formatMoney(owed.alternative, alternative);
  const values: Record<ReminderField, string> = {
    nombre: client,
    empresa: shop,
    monto:
      main === alternative
        ? inAlternative
        : `${inAlternative} (${formatMoney(owed.main, main)} a la tasa de hoy)`,
    vencimiento: dueOn === null ? '' : dueText(dueOn, today),
    pago: paymentData.trim(),
  };
  return values;
}

function dueText(dueOn: string, today: string): string {
  if (dueOn === today) return 'Vence hoy';
  return `${dueOn < today ? 'Venció' : 'Vence'} el ${plainDay(dueOn)}`;
}

function filledIn(line: string, values: Record<ReminderField, string>): string | undefined {
  const names = [...line.matchAll(FIELD)].map(([, name = '']) => name);
  if (names.some((name) => isField(name) && values[name] === '')) return undefined;
  return line.replace(FIELD, (all, name: string, at: number) => {
    if (!isField(name)) return all;
    const value = values[name];
    return line[at + all.length] === '.' ? beforeStop(value) : value;
  });
}
