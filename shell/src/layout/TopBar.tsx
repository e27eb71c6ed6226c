import { IconButton, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { MARK_ID } from '../guides/mark-id.ts';
import { RatePill } from '../rate/RatePill.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-width: 0;
  padding: 0 var(--s-4) 0 var(--s-5);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  ${PHONE} {
    padding: 0 var(--s-3) 0 var(--s-2);
    gap: var(--s-2);
  }
`;

const OnlyPhone = styled.div`
  display: none;
  ${PHONE} {
    display: block;
  }
`;

const OnlyWide = styled.div`
  ${PHONE} {
    display: none;
  }
`;

/** Where one is, what a dollar costs, and who is here. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <Bar>
      <OnlyPhone>
        <IconButton icon="menu" label="Abrir menú" onClick={onMenu} />
      </OnlyPhone>
      <Breadcrumbs />
      <div id={MARK_ID} />
      <RatePill />
      <OnlyWide>
        <ThemeToggle />
      </OnlyWide>
      <ProfileMenu />
    </Bar>
  );
}
