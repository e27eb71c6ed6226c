import { type ApiOutput, useCall } from '@cuadra/shared/client';
import type { Client, MergedField } from '@cuadra/shared/contract';
import { balanceText, counted, exact } from '@cuadra/shared/domain';
import { Facts, Field, Notice, Select, Skeleton, Stack } from '@cuadra/shared/ui';
import { mergeChoices } from './merge-fields.ts';

export interface MergePreviewProps {
  /** The record that stays. */
  client: Client;
  preview: ApiOutput<'GET /clients/{id}/merge'> | undefined;
  /** Why it cannot be, in a sentence. */
  error: string | null;
  /** What stays of the other record. */
  taken: readonly MergedField[];
  onTake: (taken: readonly MergedField[]) => void;
}

/** What goes over, what is owed afterwards, which data stay, and that nobody can undo it. */
export function MergePreview({ client, preview, error, taken, onTake }: MergePreviewProps) {
  const { data: rate } = useCall('GET /rates/dollar');
  if (error) return <Notice tone="bad">{error}</Notice>;
  if (!preview) return <Skeleton height={160} radius="var(--r-2)" />;
  const { other, sales, payments, opening_debts, balances } = preview;
  const goes = [
    counted(sales, 'venta', 'ventas'),
    counted(payments, 'abono', 'abonos'),
    ...(opening_debts > 0 ? [counted(opening_debts, 'deuda inicial', 'deudas iniciales')] : []),
  ];
  const open = balances.filter(({ amount }) => !exact(amount).isZero());
  const owed = open.map((balance) => {
    const { text, isFavor } = balanceText(balance);
    return isFavor ? `${text} a su favor` : text;
  });
  return (
    <Stack $gap={3}>
      <Facts
        facts={[
          ['Pasa a este registro', goes.join(', ')],
          ['Entre los dos te debe', owed.length === 0 ? 'Nada' : owed.join(' y ')],
        ]}
      />
      {mergeChoices(client, other, rate?.alternative ?? 'USD').map((choice) => (
        <Field key={choice.field} label={choice.label}>
          <Select
            value={taken.includes(choice.field) ? 'other' : 'one'}
            options={[
              { value: 'one', label: choice.one },
              { value: 'other', label: choice.other },
            ]}
            onChange={({ target }) =>
              onTake(
                target.value === 'other'
                  ? [...taken, choice.field]
                  : taken.filter((field) => field !== choice.field),
              )
            }
          />
        </Field>
      ))}
      <Notice tone="warning">Unirlos no se puede deshacer. Los tickets ya impresos quedan como están.</Notice>
    </Stack>
  );
}
