import { errorText } from '@cuadra/shared/client';
import type { PublicStatement } from '@cuadra/shared/contract';
import {
  beforeStop,
  exact,
  formatIdentification,
  formatMoney,
  formatPairRate,
  longDate,
  plainDay,
} from '@cuadra/shared/domain';
import { Button, Card, Notice, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { DebtLines, MovementLines } from './StatementLines.tsx';
import { Figure, Foot, Head, Paper } from './statement-style.ts';

interface StatementBodyProps {
  statement: PublicStatement;
  /** Reads what follows of the movements. */
  onMore: () => Promise<void>;
}

/** The account as its client reads it: what they owe in both currencies, of what, and how it came about. */
export function StatementBody({ statement, onMore }: StatementBodyProps) {
  const { shop, client_name, debts, items, next } = statement;
  return (
    <Paper>
      <Head>
        <strong>{shop.name}</strong>
        {shop.identification && (
          <span>RIF {formatIdentification(shop.identification_type ?? 'J', shop.identification)}</span>
        )}
        {shop.phone && (
          <span>
            Tel. <a href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</a>
          </span>
        )}
      </Head>
      <header>
        <h1>Estado de cuenta</h1>
        <Text $tone="soft">{client_name}</Text>
      </header>
      <Owed statement={statement} />
      {debts.length > 0 && (
        <Card $pad aria-labelledby="debts">
          <h2 id="debts">Por pagar</h2>
          <DebtLines debts={debts} today={statement.today} />
        </Card>
      )}
      <Card $pad aria-labelledby="movements">
        <h2 id="movements">Movimientos</h2>
        <MovementLines items={items} />
        {next !== null && <MoreLines onMore={onMore} />}
      </Card>
      <Foot>
        <p>Este enlace se puede abrir hasta el {longDate(statement.expires_at)}.</p>
        <p>Si algo no te cuadra, habla con {beforeStop(shop.name)}.</p>
      </Foot>
    </Paper>
  );
}

function Owed({ statement }: { statement: PublicStatement }) {
  const { main, alternative, rate, owed, in_favour, overdue, balances } = statement;
  const owes = balances.some(({ amount }) => exact(amount).gt(0));
  const isInFavour = balances.some(({ amount }) => exact(amount).lt(0));
  const inBoth = (amounts: PublicStatement['owed']): [string, string | undefined] =>
    main === alternative
      ? [formatMoney(amounts.main, main), undefined]
      : [formatMoney(amounts.alternative, alternative), formatMoney(amounts.main, main)];
  // Without a rate, each debt in its own currency and no sum of them.
  const plainly = (sign: 1 | -1): [string, string | undefined] => [
    balances
      .filter(({ amount }) => exact(amount).times(sign).gt(0))
      .map(({ amount, currency }) => formatMoney(exact(amount).abs(), currency))
      .join(' y '),
    undefined,
  ];
  const isLate = exact(overdue.alternative).gt(0) || exact(overdue.main).gt(0);
  return (
    <Card $pad aria-label="Tu saldo">
      {!owes && !isInFavour && <Figure>Estás al día: no debes nada.</Figure>}
      {owes && <Amounts label="Debes" amounts={rate === null ? plainly(1) : inBoth(owed)} />}
      {owes && isLate && rate !== null && (
        <Text $tone="bad">Ya venció: {inBoth(overdue).filter(Boolean).join(' · ')}</Text>
      )}
      {isInFavour && (
        <Amounts label="Tienes a tu favor" amounts={rate === null ? plainly(-1) : inBoth(in_favour)} />
      )}
      {rate !== null && main !== alternative && (
        <Text $tone="quiet" $size="sm">
          A la tasa de hoy, {plainDay(statement.today)}: {formatPairRate(alternative, main, rate)}
        </Text>
      )}
    </Card>
  );
}

function Amounts({
  label,
  amounts: [first, second],
}: {
  label: string;
  amounts: [string, string | undefined];
}) {
  return (
    <div>
      <Text $tone="soft">{label}</Text>
      <Figure>{first}</Figure>
      {second !== undefined && (
        <Text $size="lg" $strong>
          {second}
        </Text>
      )}
    </div>
  );
}

function MoreLines({ onMore }: Pick<StatementBodyProps, 'onMore'>) {
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<unknown>();
  const read = async () => {
    setReading(true);
    setError(undefined);
    try {
      await onMore();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
      <Button block loading={isReading} onClick={() => void read()}>
        Ver movimientos anteriores
      </Button>
    </>
  );
}
