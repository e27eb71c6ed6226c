import { memo } from 'react';
import { type IconName, iconOf } from './icons.ts';

export interface IconProps {
  /** A name of the set; a descriptor may bring any text, which gets a plain circle when unknown. */
  name: IconName | (string & Record<never, never>);
  /** Side in pixels; 18 by default. */
  size?: number;
  className?: string;
}

/** An icon beside a text that says the same: hidden from screen readers, always. */
export const Icon = memo(function Icon({ name, size = 18, className }: IconProps) {
  const Drawing = iconOf(name);
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable={false} className={className} />;
});
