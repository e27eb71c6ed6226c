import { type ReactNode, useId } from 'react';
import { SectionTitle } from './nav-style.ts';

export interface NavGroupProps {
  title: string;
  collapsed: boolean;
  /** List items. */
  children: ReactNode;
}

/** A section of the navigation; its heading is out of sight while the sidebar is only icons. */
export function NavGroup({ title, collapsed, children }: NavGroupProps) {
  const id = useId();
  return (
    <>
      <SectionTitle id={id} $collapsed={collapsed}>
        {title}
      </SectionTitle>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}
