import type { CostPart, Formula, FormulaCostAnswer } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { PrintedFigures, PrintedHead, PrintedTable, type PrintedTableProps } from '@cuadra/shared/print';
import { percentText, unitCostTexts } from '../../goods/formula-text.ts';
import { amountText } from '../../materials/material-text.ts';
import type { StepPictures } from '../steps/read-step-pictures.ts';
import { PrintedSteps } from './PrintedSteps.tsx';
import { PaperTitle } from './paper-style.ts';

export interface FormulaSheetProps {
  formula: Formula;
  /** Worked out for the quantity that is printed. */
  cost: FormulaCostAnswer;
  measureName: (id: string | null) => string | null;
  /** False: the sheet that hangs beside the oven, without a word of money. */
  withCosts: boolean;
  /** Of its steps. */
  pictures: StepPictures;
}

/** A formula on paper, for so many: what it takes, how it is made, and on request what it costs. */
export function FormulaSheet({ formula, cost, measureName, withCosts, pictures }: FormulaSheetProps) {
  const { name, makes, current, waste_percent, yield_qty, steps, byproducts } = formula;
  const unit = cost.unit && unitCostTexts(cost.unit, cost);
  const parts = withCosts ? cost.parts : cost.parts.filter(({ good }) => good !== null);
  return (
    <>
      <PrintedHead title={name} subtitle={`Hace ${makes.name}. Versión ${current}.`} />
      <PrintedFigures
        figures={[
          { label: 'Para', value: amountText(cost.qty, measureName(makes.measure_id)) },
          { label: 'Merma esperada', value: percentText(waste_percent) },
          ...(withCosts && unit
            ? [{ label: 'Cuesta cada uno', value: [unit.own, ...(unit.other ? [unit.other] : [])] }]
            : []),
        ]}
      />
      <PrintedTable
        columns={columnsOf(cost, measureName, withCosts)}
        rows={parts.map((part, index) => ({ ...part, key: `${index} ${part.name}` }))}
        rowKey={({ key }) => key}
        {...(withCosts &&
          cost.total && {
            foot: { name: 'Total', total: formatMoney(cost.total.alternative, cost.alternative) },
          })}
      />
      {byproducts.length > 0 && (
        <>
          <PaperTitle>Además queda de cada {amountText(yield_qty, measureName(makes.measure_id))}</PaperTitle>
          {byproducts
            .map(({ good, qty }) => `${good.name}: ${amountText(qty, measureName(good.measure_id))}`)
            .join(' · ')}
        </>
      )}
      <PrintedSteps steps={steps} pictures={pictures} />
    </>
  );
}

function columnsOf(
  cost: FormulaCostAnswer,
  measureName: (id: string | null) => string | null,
  withCosts: boolean,
): PrintedTableProps<CostPart & { key: string }>['columns'] {
  return [
    { key: 'name', header: 'Lleva', cell: ({ name }) => name },
    {
      key: 'qty',
      header: 'Cantidad',
      align: 'end',
      cell: ({ qty, good }) => (qty === null ? '' : amountText(qty, measureName(good?.measure_id ?? null))),
    },
    ...(withCosts
      ? ([
          {
            key: 'total',
            header: 'Costo',
            align: 'end',
            cell: ({ total }) => (total ? formatMoney(total.alternative, cost.alternative) : 'Sin costo'),
          },
          { key: 'share', header: 'Parte', align: 'end', cell: ({ share }) => percentText(share) },
        ] satisfies PrintedTableProps<CostPart & { key: string }>['columns'])
      : []),
  ];
}
