import { Card, PHONE, Text } from '@cuadra/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Box = styled(Card)`
  padding: var(--s-5);
  display: grid;
  gap: var(--s-4);
  ${PHONE} {
    padding: var(--s-4);
  }
`;

/**
 * An amount and its currency beside each other always, and a third field after them where there is room. Labels, inputs and
 * hints line up, also where one of them takes two lines on a phone.
 */
export const AmountRow = styled.div<{ $third?: boolean }>`
  display: grid;
  gap: 6px var(--s-4);
  grid-template-columns: minmax(0, 1fr) 150px ${({ $third }) => ($third ? 'minmax(0, 1fr)' : '')};
  align-items: start;
  && > * {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
  && > * > :first-child {
    align-self: end;
  }
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr) 140px;
    && > :nth-child(3) {
      grid-column: 1 / -1;
      margin-top: calc(var(--s-4) - 6px);
    }
  }
`;

/** A part of the form under its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Text $size="lg" as="h2" id={id}>
        {title}
      </Text>
      {children}
    </Box>
  );
}
