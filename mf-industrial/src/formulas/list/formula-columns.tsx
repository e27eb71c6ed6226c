import type { FormulaSummary } from '@cuadra/shared/contract';
import { type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formulaPath } from '../../goods/formula-paths.ts';
import { type Currencies, KIND_NAMES } from '../../goods/formula-text.ts';
import { UnitCost } from '../../goods/UnitCost.tsx';
import { amountText } from '../../materials/material-text.ts';
import { BatchCost, FormulaMarks, ProductPrice } from './cost-cells.tsx';

/** Pixels of a row: name, what it makes, and marks below them. */
export const FORMULA_ROW = { wide: 76, phone: 96 };

/** A row is as high as all others, whatever its formula makes is called. */
const OneLine = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface FormulaColumnFacts {
  measureName: (id: string | null) => string | null;
  currencies: Currencies;
  /** How much each could make, by its id; undefined while nobody knows. */
  canMake: ReadonlyMap<string, string> | undefined;
}

/** What is told of a formula in the list. */
export function formulaColumns(facts: FormulaColumnFacts): TableColumn<FormulaSummary>[] {
  const { measureName, currencies, canMake } = facts;
  return [
    {
      key: 'name',
      header: 'Fórmula',
      cell: (formula) => (
        <>
          <Link to={formulaPath(formula.id)}>{formula.name}</Link>
          <OneLine $tone="quiet" $size="xs">
            {formula.makes.name === formula.name ? '' : `Hace ${formula.makes.name} · `}
            {KIND_NAMES[formula.makes.kind]}
          </OneLine>
          <FormulaMarks formula={formula} canMake={canMake?.get(formula.id)} />
        </>
      ),
    },
    {
      key: 'yield',
      header: 'Rinde',
      align: 'end',
      room: 'wide',
      width: 'clamp(84px, 10vw, 140px)',
      cell: ({ yield_qty, makes }) => amountText(yield_qty, measureName(makes.measure_id)),
    },
    {
      key: 'unit',
      header: 'Cada uno',
      align: 'end',
      width: 'clamp(104px, 13vw, 170px)',
      cell: ({ unit_cost }) => <UnitCost unit={unit_cost} currencies={currencies} />,
    },
    {
      key: 'batch',
      header: 'La tanda',
      align: 'end',
      room: 'wide',
      width: 'clamp(110px, 12vw, 170px)',
      cell: (formula) => <BatchCost formula={formula} currencies={currencies} />,
    },
    {
      key: 'price',
      header: 'Se vende en',
      align: 'end',
      room: 'tablet',
      width: 'clamp(130px, 16vw, 210px)',
      cell: (formula) => <ProductPrice formula={formula} currencies={currencies} />,
    },
  ];
}
