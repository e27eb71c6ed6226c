import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { type ControlSize, controlStyle } from './control-style.ts';
import { useFieldControl } from './Field.tsx';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: ControlSize;
  /** Drawn inside, before the text: an icon, a currency's symbol. */
  leading?: ReactNode;
  /** Drawn inside, after the text: a key, a button. */
  trailing?: ReactNode;
}

const Input = styled.input<{ $size: ControlSize }>`
  ${controlStyle}
`;

const Frame = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  flex: 1;
`;

const Slot = styled.span<{ $side: 'start' | 'end'; $size: ControlSize }>`
  position: absolute;
  inset-inline-${({ $side }) => $side}: 12px;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--ink-2);
  ${({ $size }) => $size === 'lg' && 'font-size: var(--t-xl); font-weight: 600;'}
  pointer-events: none;
  & > button {
    pointer-events: auto;
    margin-inline-end: -8px;
  }
`;

const Padded = styled(Input)<{ $leading: boolean; $room: string | undefined }>`
  ${({ $leading }) => $leading && 'padding-inline-start: 42px;'}
  ${({ $room }) => $room && `padding-inline-end: ${$room};`}
`;

/** One line of text. Inside a `Field` it is labelled by it; elsewhere give it an `aria-label`. */
export function TextInput({ size = 'md', leading, trailing, type = 'text', ...rest }: TextInputProps) {
  const field = useFieldControl();
  if (!leading && !trailing) return <Input {...field} {...rest} type={type} $size={size} />;
  return (
    <Frame>
      {leading && (
        <Slot $side="start" $size={size}>
          {leading}
        </Slot>
      )}
      <Padded
        {...field}
        {...rest}
        type={type}
        $size={size}
        $leading={Boolean(leading)}
        $room={roomOf(trailing)}
      />
      {trailing && (
        <Slot $side="end" $size={size}>
          {trailing}
        </Slot>
      )}
    </Frame>
  );
}

/** What stands after the text must not lie on it: a word, such as a measure, takes more than an icon. */
function roomOf(trailing: ReactNode): string | undefined {
  if (!trailing) return undefined;
  return typeof trailing === 'string' ? `max(48px, calc(${trailing.length}ch + 22px))` : '48px';
}
