import type { FormulaStep } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import styled from 'styled-components';
import type { StepPictures } from '../steps/read-step-pictures.ts';
import { PaperTitle } from './paper-style.ts';

const Steps = styled.ol`
  margin: 8px 0 0;
  padding-inline-start: 18px;
  list-style: decimal;
  li {
    margin-bottom: 6px;
    white-space: pre-line;
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  img {
    display: block;
    max-width: 70mm;
    max-height: 50mm;
    margin-top: 4px;
  }
`;

export interface PrintedStepsProps {
  steps: readonly FormulaStep[];
  pictures: StepPictures;
}

/** How it is made, on paper; nothing where nobody wrote it. */
export function PrintedSteps({ steps, pictures }: PrintedStepsProps) {
  if (steps.length === 0) return null;
  return (
    <section>
      <PaperTitle>Pasos</PaperTitle>
      <Steps>
        {steps.map(({ text, minutes, image }, index) => {
          const picture = image === null ? undefined : pictures.get(image);
          return (
            <li key={`${index} ${text}`}>
              {text}
              {minutes && ` (${formatQuantity(minutes)} min)`}
              {picture && <img src={picture} alt={`Foto del paso ${index + 1}`} />}
            </li>
          );
        })}
      </Steps>
    </section>
  );
}
