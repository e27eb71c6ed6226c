import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonStyle, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconProps } from './Icon.tsx';
import { TOUCH } from './tokens.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconProps['name'];
  /** What it does, for whoever cannot see the icon; shown on hovering too. */
  label: string;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
}

const Pressable = styled.button<ButtonStyle>`
  ${buttonStyle}
  width: ${({ $size }) => ($size === 'sm' ? '30px' : 'var(--control)')};
  padding: 0;
  flex: none;
  ${TOUCH} {
    width: 44px;
    height: 44px;
  }
`;

/** A button that is only an icon. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Pressable
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      $variant={variant}
      $size={size}
      $block={false}
    >
      <Icon name={icon} size={size === 'sm' ? 16 : 18} />
    </Pressable>
  );
}
