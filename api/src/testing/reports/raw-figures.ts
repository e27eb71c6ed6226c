import { convert, type Exact, exact, sum, toMoney } from '@cuadra/shared/domain';
import type { TestApi } from '../start-api.ts';

interface Both {
  main: string;
  alternative: string;
}

/** The figures of a company over all its days, added up one by one from what the ledgers have, in no SQL of ours. */
export interface RawFigures {
  tickets: number;
  annulments: number;
  returns: number;
  total: Both;
  cost: Both;
  uncosted: Both;
  incomes: Both;
  /** By currency: what sales, abonos, returns and annulments left. */
  money: Record<string, string>;
  payIn: Both;
  payOut: Both;
  /** By currency. */
  owed: Record<string, string>;
}

interface Row {
  [column: string]: string;
}

/** @param companyId whose; amounts in a pair of currencies that never changed */
export async function rawFigures({ database }: TestApi, companyId: string): Promise<RawFigures> {
  const read = (text: string) => database.query<Row>(text, [companyId]);
  const sales = await read('select * from sales where company_id = $1');
  const lines = await read('select * from sale_lines where company_id = $1');
  const tenders = await read('select * from sale_tenders where company_id = $1');
  const returns = await read('select * from sale_returns where company_id = $1');
  const returnLines = await read('select * from sale_return_lines where company_id = $1');
  const returnTenders = await read('select * from sale_return_tenders where company_id = $1');
  const annulments = await read('select * from sale_annulments where company_id = $1');
  const payments = await read('select * from client_payments where company_id = $1');
  const paymentTenders = await read('select * from client_payment_tenders where company_id = $1');
  const undone = new Set(
    (await read('select * from client_payment_annulments where company_id = $1')).map(
      ({ payment_id }) => payment_id,
    ),
  );
  const movements = await read('select * from cash_movements where company_id = $1');
  const debts = await read('select * from client_movements where company_id = $1');
  const annulled = new Set(annulments.map(({ sale_id }) => sale_id));
  const valid = sales.filter(({ id }) => !annulled.has(id));
  const validIds = new Set(valid.map(({ id }) => id));
  const validReturns = new Set(returns.filter((one) => validIds.has(one.sale_id)).map(({ id }) => id));

  // Whatever was annulled left nothing, with all that had come back of it before.
  const saleOf = new Map(sales.map((sale) => [sale.id, sale]));
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const validLines = lines.filter(({ sale_id }) => validIds.has(sale_id));
  const back = returnLines.filter(({ return_id }) => validReturns.has(return_id));
  const add = (of: 'total' | 'total_alternative', costed: boolean | null) =>
    toMoney(
      sum(
        validLines
          .filter((line) => costed === null || (line.cost !== null) === costed)
          .map((line) => line[of] ?? ''),
      ).minus(
        sum(
          back
            .filter((line) => costed === null || (lineOf.get(line.line_id)?.cost !== null) === costed)
            .map((line) => line[of] ?? ''),
        ),
      ),
    );
  const costOf = (line: Row, wanted: 'main' | 'alternative'): Exact => {
    const sale = saleOf.get(line.sale_id);
    if (!sale?.main || !sale.alternative || !sale.rate || line.cost === null) return exact(0);
    const pair = { main: sale.main, alternative: sale.alternative, rate: sale.rate };
    const whole = exact(line.qty ?? '').times(line.cost ?? '');
    return exact(toMoney(convert(whole, line.cost_currency ?? '', pair[wanted], pair)));
  };
  const cost = (wanted: 'main' | 'alternative', column: 'cost' | 'cost_alternative') =>
    toMoney(
      sum(validLines.map((line) => costOf(line, wanted))).minus(sum(back.map((line) => line[column] ?? '0'))),
    );

  const signed = [
    ...tenders
      .filter(({ sale_id }) => validIds.has(sale_id))
      .map((t) => ({ ...t, sign: t.kind === 'payment' ? 1 : -1, of: saleOf.get(t.sale_id) })),
    ...returnTenders
      .filter(({ return_id }) => validReturns.has(return_id))
      .map((t) => ({
        ...t,
        sign: -1,
        of: saleOf.get(returns.find(({ id }) => id === t.return_id)?.sale_id),
      })),
    ...paymentTenders
      .filter(({ payment_id }) => !undone.has(payment_id))
      .map((t) => {
        const of = payments.find(({ id }) => id === t.payment_id);
        return { ...t, sign: of?.kind === 'refund' ? -1 : 1, of };
      }),
  ] as (Row & { sign: number; of: Row })[];
  const inBoth = (row: Row, of: Row): Both => {
    const pair = { main: of.main ?? '', alternative: of.alternative ?? '', rate: of.rate ?? '' };
    return {
      main: toMoney(convert(row.amount ?? '', row.currency ?? '', pair.main, pair)),
      alternative: toMoney(convert(row.amount ?? '', row.currency ?? '', pair.alternative, pair)),
    };
  };
  const both = (amounts: Both[]): Both => ({
    main: toMoney(sum(amounts.map(({ main }) => main))),
    alternative: toMoney(sum(amounts.map(({ alternative }) => alternative))),
  });
  const moved = (kind: string) =>
    both(movements.filter((one) => one.kind === kind).map((row) => inBoth(row, row)));
  const byCurrency = (rows: { currency: string; amount: Exact }[]) => {
    const sums: Record<string, string> = {};
    for (const { currency, amount } of rows) sums[currency] = toMoney(amount.plus(sums[currency] ?? '0'));
    return sums;
  };
  return {
    tickets: sales.length,
    annulments: annulments.length,
    returns: returns.length,
    total: { main: add('total', null), alternative: add('total_alternative', null) },
    uncosted: { main: add('total', false), alternative: add('total_alternative', false) },
    cost: { main: cost('main', 'cost'), alternative: cost('alternative', 'cost_alternative') },
    incomes: both(
      signed.map(({ sign, of, ...row }) => {
        const { main, alternative } = inBoth(row, of);
        return {
          main: toMoney(exact(main).times(sign)),
          alternative: toMoney(exact(alternative).times(sign)),
        };
      }),
    ),
    money: byCurrency(
      signed.map(({ sign, currency = '', amount = '' }) => ({ currency, amount: exact(amount).times(sign) })),
    ),
    payIn: moved('pay_in'),
    payOut: moved('pay_out'),
    owed: byCurrency(debts.map(({ currency = '', amount = '' }) => ({ currency, amount: exact(amount) }))),
  };
}
