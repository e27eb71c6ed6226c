import type { Good, LotTaken, Production } from '@cuadra/shared/contract';
import { exact, formatMoney, formatQuantity, plainDay } from '@cuadra/shared/domain';
import { Money, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { goodPath } from '../../formulas/good-path.ts';
import { bothAmounts } from '../../goods/formula-text.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { lotPath } from '../production-paths.ts';

/** A row of what went in or came out. */
interface Part {
  key: string;
  name: string;
  good: Good | null;
  /** Null: of a cost there is none. */
  qty: string | null;
  /** What the formula says, where that was something else. */
  formula: string | null;
  lots: readonly LotTaken[];
  cost: Production['cost'];
  isKnown: boolean;
}

/** What went into a batch with the lots that it is of, and what came out of it, with what each part cost. */
export function BatchParts({ batch }: { batch: Production }) {
  const ids = [useId(), useId()] as const;
  const measureName = useMeasureName();
  const columns = columnsOf(batch, measureName);
  return (
    <>
      <TitledSheet as="section" aria-labelledby={ids[0]}>
        <h2 id={ids[0]}>Qué entró</h2>
        <Table
          label="Qué entró"
          rows={partsIn(batch, measureName)}
          rowKey={({ key }) => key}
          columns={columns}
        />
      </TitledSheet>
      <TitledSheet as="section" aria-labelledby={ids[1]}>
        <h2 id={ids[1]}>Qué salió</h2>
        <Table
          label="Qué salió"
          rows={partsOut(batch, measureName)}
          rowKey={({ key }) => key}
          columns={columns}
        />
      </TitledSheet>
    </>
  );
}

type MeasureName = (id: string | null) => string | null;

function partsIn({ lines, costs }: Production, measureName: MeasureName): Part[] {
  return [
    ...lines.map(({ good, qty, formula_qty, lots, total, unit_cost }) => ({
      ...{ key: good.id, name: good.name, good, qty, lots, cost: total, isKnown: unit_cost !== null },
      formula: otherwise(qty, formula_qty, (figure) => amountText(figure, measureName(good.measure_id))),
    })),
    ...costs.map(({ name, total, amount, formula_amount, currency }, index) => ({
      ...{ key: `cost-${index}`, name, good: null, qty: null, lots: [], cost: total, isKnown: true },
      formula: otherwise(amount, formula_amount, (figure) => formatMoney(figure, currency)),
    })),
  ];
}

function partsOut(batch: Production, measureName: MeasureName): Part[] {
  const { makes, qty, lot, expires_on, makes_cost, byproducts } = batch;
  return [
    {
      ...{ key: makes.id, name: makes.name, good: makes, qty, formula: null, isKnown: true },
      ...{ lots: lot === null ? [] : [{ lot, expires_on, qty }], cost: makes_cost },
    },
    ...byproducts.map(({ good, qty: left, formula_qty, cost }) => ({
      ...{ key: good.id, name: good.name, good, qty: left, lots: [], cost, isKnown: true },
      formula: otherwise(left, formula_qty, (figure) => amountText(figure, measureName(good.measure_id))),
    })),
  ];
}

function otherwise(real: string, said: string, text: (figure: string) => string): string | null {
  return exact(real).eq(said) ? null : text(said);
}

function columnsOf(batch: Production, measureName: MeasureName): TableColumn<Part>[] {
  return [
    {
      key: 'name',
      header: 'Qué',
      cell: ({ good, name, formula, lots }) => (
        <>
          {good ? <Link to={goodPath(good)}>{name}</Link> : name}
          {formula !== null && (
            <Text $tone="doubt" $size="xs">
              La fórmula decía {formula}
            </Text>
          )}
          {good &&
            lots.map((taken) => (
              <Text key={`${taken.lot} ${taken.expires_on}`} $tone="quiet" $size="xs">
                {taken.lot === null ? (
                  'Sin lote'
                ) : (
                  <Link to={lotPath(good, taken.lot)}>Lote {taken.lot}</Link>
                )}
                : {formatQuantity(taken.qty)}
                {taken.expires_on && ` · vence el ${plainDay(taken.expires_on)}`}
              </Text>
            ))}
        </>
      ),
    },
    {
      key: 'qty',
      header: 'Cantidad',
      align: 'end',
      width: 'clamp(92px, 14vw, 180px)',
      cell: ({ qty, good }) => (qty === null ? '—' : amountText(qty, measureName(good?.measure_id ?? null))),
    },
    {
      key: 'cost',
      header: 'Costo',
      align: 'end',
      width: 'clamp(104px, 14vw, 180px)',
      cell: ({ cost, isKnown }) =>
        isKnown ? <Money {...bothAmounts(cost, batch)} size="sm" align="end" /> : 'Sin costo',
    },
  ];
}
