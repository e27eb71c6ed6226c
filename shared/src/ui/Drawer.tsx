import { OverlayPanel } from './lazy-overlays.ts';
import type { OverlayProps } from './OverlayPanel.tsx';
import { useEver } from './use-ever.ts';

export type DrawerProps = OverlayProps;

/** A panel from the right: 40vw (spec §9), the whole width on a phone. */
export function Drawer(props: DrawerProps) {
  if (!useEver(props.open)) return null;
  return <OverlayPanel {...props} shape="drawer" />;
}
