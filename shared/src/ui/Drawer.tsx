import { lazy, Suspense } from 'react';
import type { OverlayProps } from './OverlayPanel.tsx';
import { loadOverlayPanel } from './parts.ts';
import { useEver } from './use-ever.ts';

const OverlayPanel = lazy(loadOverlayPanel);

export type DrawerProps = OverlayProps;

/** A panel from the right: 40vw (spec §9), the whole width on a phone. */
export function Drawer(props: DrawerProps) {
  if (!useEver(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <OverlayPanel {...props} shape="drawer" />
    </Suspense>
  );
}
