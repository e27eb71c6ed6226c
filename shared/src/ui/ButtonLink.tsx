import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { type ButtonSize, type ButtonStyle, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconProps } from './Icon.tsx';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: IconProps['name'];
}

const Pressable = styled(Link)<ButtonStyle>`
  ${buttonStyle}
`;

/** A link to a screen that looks like a button. */
export function ButtonLink({
  variant = 'default',
  size = 'md',
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Pressable {...rest} $variant={variant} $size={size} $block={block}>
      {icon && <Icon name={icon} size={size === 'sm' ? 16 : 18} />}
      <span>{children}</span>
    </Pressable>
  );
}
