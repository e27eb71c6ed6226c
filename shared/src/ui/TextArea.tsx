import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ControlSize, controlStyle } from './control-style.ts';
import { useFieldControl } from './Field.tsx';

const Box = styled.textarea<{ $size: ControlSize }>`
  ${controlStyle}
  /* As tall as its text, where the browser knows how; by its corner elsewhere. */
  field-sizing: content;
  height: auto;
  max-height: 40vh;
  min-height: calc(${({ rows }) => rows} * 1.45em + 22px);
  padding: 10px 14px;
  line-height: 1.45;
  resize: vertical;
`;

/** Several lines of text; as tall as what is written. Inside a `Field` it is labelled by it. */
export function TextArea({ rows = 3, ...rest }: Omit<ComponentProps<'textarea'>, 'size'>) {
  const field = useFieldControl();
  return <Box {...field} {...rest} rows={rows} $size="md" />;
}
