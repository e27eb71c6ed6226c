import { Stack, Text } from '@cuadra/shared/ui';
import { type ReactNode, useId } from 'react';

/** A part of the form that holds a list, with what it is for. */
export function FormSection({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack $gap={3} role="group" aria-labelledby={id}>
      <div>
        <Text as="h3" $size="md" $strong id={id}>
          {title}
        </Text>
        <Text $tone="quiet" $size="sm">
          {about}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
