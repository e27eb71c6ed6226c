import type { BothAmounts, ClientAccount } from '@cuadra/shared/contract';
import { exact, formatNumber } from '@cuadra/shared/domain';
import { Grid, Stat, type StatProps } from '@cuadra/shared/ui';

export interface AccountFiguresProps {
  /** Undefined while it is on its way. */
  account: ClientAccount | undefined;
}

/** What a client owes, what may still be lent to them, what they buy and how soon they pay. */
export function AccountFigures({ account }: AccountFiguresProps) {
  const loading = !account;
  const isOwed = account && exact(account.owed.main).gt(0);
  const isFavoured = account && exact(account.in_favour.main).gt(0);
  const isLate = account && exact(account.overdue.main).gt(0);
  return (
    <Grid $min={168} $gap={3}>
      {isFavoured && !isOwed ? (
        <Stat label="A su favor" value={inBoth(account, account.in_favour)} />
      ) : (
        <Stat
          label="Te debe"
          loading={loading}
          value={account && inBoth(account, account.owed)}
          note={isFavoured ? 'y tiene saldo a su favor' : undefined}
        />
      )}
      <Stat
        label="Vencido"
        loading={loading}
        value={isLate ? inBoth(account, account.overdue) : 'Nada'}
        note={account && lateNote(account)}
      />
      {account?.credit_left !== null && (
        <Stat
          label="Crédito disponible"
          loading={loading}
          value={account?.credit_left && { amount: account.credit_left, currency: account.alternative }}
        />
      )}
      <Stat
        label="Compró este mes"
        loading={loading}
        value={account && inBoth(account, account.bought_this_month)}
      />
      <Stat
        label="Compró este año"
        loading={loading}
        value={account && inBoth(account, account.bought_this_year)}
      />
      <Stat
        label="Tarda en pagar"
        loading={loading}
        value={account && daysText(account.days_to_pay)}
        note={account && account.days_to_pay !== null ? 'en promedio' : undefined}
      />
    </Grid>
  );
}

/** An amount as prices are held, with the other currency below it. */
function inBoth(
  { main, alternative }: ClientAccount,
  amount: BothAmounts,
): Exclude<StatProps['value'], undefined> {
  return {
    ...{ amount: amount.alternative, currency: alternative },
    other: main === alternative ? undefined : { amount: amount.main, currency: main },
  };
}

function lateNote({ debts }: ClientAccount): string | undefined {
  if (debts.length === 0) return undefined;
  return debts.some(({ due_on }) => due_on !== null) ? undefined : 'nadie le puso plazo';
}

function daysText(days: number | null): string {
  if (days === null) return '—';
  return days === 1 ? '1 día' : `${formatNumber(days, Number.isInteger(days) ? 0 : 1)} días`;
}
