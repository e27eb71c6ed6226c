import { OverlayPanel } from './lazy-overlays.ts';
import type { OverlayProps } from './OverlayPanel.tsx';
import { useEver } from './use-ever.ts';

export interface DialogProps extends OverlayProps {
  /** 400, 560 or 820 pixels wide at most; `full` is all of the screen, for the end of what filled it. */
  size?: 'sm' | 'md' | 'lg' | 'full';
}

/** A window in the middle, above a page that waits. */
export function Dialog({ size = 'md', ...rest }: DialogProps) {
  if (!useEver(rest.open)) return null;
  return <OverlayPanel {...rest} shape={`dialog-${size}`} />;
}
