import type { FormulaStep } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { Card, Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { StepPicture } from '../steps/StepPicture.tsx';

const Steps = styled.ol`
  display: grid;
  gap: var(--s-3);
  margin: 0;
  padding-inline-start: var(--s-5);
  list-style: decimal;
  li {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** How it is made; nothing where nobody wrote it. */
export function StepList({ steps }: { steps: readonly FormulaStep[] }) {
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <Card $pad as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <Text as="h2" $size="md" $strong id={id}>
          Pasos
        </Text>
        <Steps>
          {steps.map(({ text, minutes, image }, index) => (
            <li key={`${index} ${text}`}>
              {text}
              {minutes && (
                <Text $tone="quiet" $size="sm">
                  {formatQuantity(minutes)} min
                </Text>
              )}
              {image && <StepPicture hash={image} alt={`Foto del paso ${index + 1}`} />}
            </li>
          ))}
        </Steps>
      </Stack>
    </Card>
  );
}
