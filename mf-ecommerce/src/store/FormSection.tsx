import { Card, PHONE, Text } from '@cuadra/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-5);
  ${PHONE} {
    padding: var(--s-4);
  }
`;

/** A part of the form under its heading. */
export function FormSection({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <div>
        <Text $size="lg" as="h2" id={id}>
          {title}
        </Text>
        {about && (
          <Text $tone="quiet" $size="sm">
            {about}
          </Text>
        )}
      </div>
      {children}
    </Box>
  );
}
