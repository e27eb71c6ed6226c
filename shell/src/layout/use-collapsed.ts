import { readStored, writeStored } from '@cuadra/shared/state';
import { useState } from 'react';

/** Local storage holds `1` here while the sidebar is only icons. */
export const COLLAPSED_KEY = 'cuadra.sidebar-collapsed';

export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => readStored(COLLAPSED_KEY) === '1');
  const toggle = () => {
    writeStored(COLLAPSED_KEY, collapsed ? null : '1');
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
