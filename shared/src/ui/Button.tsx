import { type ComponentProps, type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonStyle, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconProps } from './Icon.tsx';
import { Kbd } from './Kbd.tsx';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as what holds it. */
  block?: boolean;
  /** Under way: keeps its width and the focus, takes no more presses. */
  loading?: boolean;
  icon?: IconProps['name'];
  /** The key that presses it, `F9`, drawn on it: on a primary one always, else while Alt is held; `useShortcut` does the pressing. */
  shortcut?: string;
}

const Pressable = styled.button<ButtonStyle>`
  ${buttonStyle}
`;

const Content = styled.span<{ $hidden: boolean }>`
  display: contents;
  ${({ $hidden }) => $hidden && '& > * { opacity: 0; }'}
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** A button; `type="button"` unless told otherwise. */
export function Button({
  variant = 'default',
  size = 'md',
  block = false,
  loading = false,
  icon,
  shortcut,
  children,
  onClick,
  onFocus,
  onBlur,
  disabled = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  const [isFocused, setFocused] = useState(false);
  // Disabling it would drop the focus to the page; a press is refused instead, a submit included.
  const isRefusing = loading || (disabled && isFocused);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isRefusing) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pressable
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      disabled={disabled && !isRefusing}
      onClick={press}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      {...(isRefusing && { 'aria-disabled': true })}
      {...(loading && { 'aria-busy': true })}
      {...(shortcut && { 'aria-keyshortcuts': ariaKeys(shortcut) })}
    >
      {loading && (
        <Busy>
          <Spinner />
        </Busy>
      )}
      <Content $hidden={loading}>
        {icon && <Icon name={icon} size={size === 'sm' ? 16 : 18} />}
        <span>{children}</span>
        {shortcut && <Kbd rare={variant !== 'primary'}>{shortcut}</Kbd>}
      </Content>
    </Pressable>
  );
}

/** A key as it is drawn, «Esc», «Ctrl+K», in the names that browsers and screen readers know. */
function ariaKeys(shortcut: string): string {
  return shortcut.replace(/\bEsc\b/, 'Escape').replace(/\bCtrl\b/, 'Control');
}
