import { Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

const Box = styled.section`
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-2);
  background: var(--brand-soft);
  color: var(--brand-ink);
`;

/** What saving does, before anybody presses. */
export function PlanEffect({ lines }: { lines: readonly string[] }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Text as="h3" id={id} $size="sm" $strong>
        Al guardar
      </Text>
      <div role="status">
        {lines.length === 0 ? (
          'Todavía no cambia nada.'
        ) : (
          <Stack as="ul" $gap={1} $top={1}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        )}
      </div>
    </Box>
  );
}
