import type { Formula, FormulaCostAnswer } from '@cuadra/shared/contract';
import { usePrintPage } from '@cuadra/shared/print';
import { Icon, Menu, Row } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useMeasureName } from '../../materials/measures.ts';
import { NO_PICTURES, useReadStepPictures } from '../steps/read-step-pictures.ts';
import { FormulaSheet } from './FormulaSheet.tsx';

/** Puts a formula on paper for the quantity that is shown: for who makes it, or with what it costs. */
export function PrintFormula({ formula, cost }: { formula: Formula; cost: FormulaCostAnswer }) {
  const { print, sheet } = usePrintPage();
  const measureName = useMeasureName();
  const readPictures = useReadStepPictures();
  const [isReading, setReading] = useState(false);
  const start = async (withCosts: boolean) => {
    if (isReading) return;
    const hasNone = formula.steps.every(({ image }) => image === null);
    setReading(!hasNone);
    const pictures = hasNone ? NO_PICTURES : await readPictures(formula.steps);
    setReading(false);
    print(<FormulaSheet {...{ formula, cost, measureName, withCosts, pictures }} />);
  };
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
          { label: 'Hoja para preparar', onSelect: () => void start(false) },
          { label: 'Hoja con costos', onSelect: () => void start(true) },
        ]}
      />
      {sheet}
    </>
  );
}
