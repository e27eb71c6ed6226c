import type { Formula, FormulaCostAnswer } from '@cuadra/shared/contract';
import { usePrintPage } from '@cuadra/shared/print';
import { Icon, Menu, Row } from '@cuadra/shared/ui';
import { useMeasureName } from '../../materials/measures.ts';
import { FormulaSheet } from './FormulaSheet.tsx';

/** Puts a formula on paper for the quantity that is shown: for who makes it, or with what it costs. */
export function PrintFormula({ formula, cost }: { formula: Formula; cost: FormulaCostAnswer }) {
  const { print, sheet } = usePrintPage();
  const measureName = useMeasureName();
  const start = (withCosts: boolean) =>
    print(<FormulaSheet formula={formula} cost={cost} measureName={measureName} withCosts={withCosts} />);
  return (
    <>
      <Menu
        trigger={
          <Row as="span" $inline>
            <Icon name="printer" size={18} />
            Imprimir
          </Row>
        }
        entries={[
          { label: 'Hoja para preparar', onSelect: () => start(false) },
          { label: 'Hoja con costos', onSelect: () => start(true) },
        ]}
      />
      {sheet}
    </>
  );
}
