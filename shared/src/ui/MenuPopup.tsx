import { Menu } from '@base-ui/react/menu';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useBackStep } from './back/use-back-step.ts';
import { Icon, type IconProps } from './Icon.tsx';

export interface MenuAction {
  label: string;
  icon?: IconProps['name'];
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuLink {
  label: string;
  icon?: IconProps['name'];
  /** A path of the application. */
  to: string;
}

export type MenuEntry = MenuAction | MenuLink | 'separator';

export interface MenuPopupProps {
  id: string;
  /** The button that opened it: it stands beside it and gives the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  entries: readonly MenuEntry[];
  header: ReactNode;
  align: 'start' | 'end';
}

const Positioner = styled(Menu.Positioner)`
  z-index: 60;
  outline: none;
`;

const Popup = styled(Menu.Popup)`
  min-width: 220px;
  max-width: min(320px, calc(100vw - 24px));
  padding: 6px;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  box-shadow: var(--shadow-2);
  outline: none;
  transform-origin: var(--transform-origin);
  transition:
    opacity var(--quick),
    transform var(--quick) var(--ease);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

const Header = styled.div`
  padding: var(--s-2) 10px var(--s-3);
  margin-bottom: 6px;
  border-bottom: 1px solid var(--line);
`;

const itemStyle = css<{ $danger?: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 0 10px;
  border-radius: var(--r-1);
  font-weight: 500;
  color: ${({ $danger }) => ($danger ? 'var(--danger)' : 'var(--ink)')};
  text-decoration: none;
  cursor: default;
  outline: none;
  user-select: none;
  &[data-highlighted] {
    background: ${({ $danger }) => ($danger ? 'var(--danger-soft)' : 'var(--sunken)')};
  }
  &[data-disabled] {
    opacity: 0.5;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Item = styled(Menu.Item)<{ $danger?: boolean }>`
  ${itemStyle}
`;

const LinkItem = styled(Menu.LinkItem)<{ $danger?: boolean }>`
  ${itemStyle}
`;

const Separator = styled(Menu.Separator)`
  height: 1px;
  margin: 6px 0;
  background: var(--line);
`;

/** The list of a `Menu`. */
export default function MenuPopup({
  id,
  anchor,
  open,
  onOpenChange,
  entries,
  header,
  align,
}: MenuPopupProps) {
  useBackStep(open, () => onOpenChange(false));
  return (
    <Menu.Root
      open={open}
      modal={false}
      onOpenChange={(next, details) => {
        // A press on the button is the button's own: closing here would let it open the menu again.
        const target = details.event.target;
        const own = target instanceof Node && anchor.current?.contains(target);
        if (own && !next) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Menu.Portal>
        <Positioner anchor={anchor} side="bottom" align={align} sideOffset={6} collisionPadding={12}>
          <Popup id={id} finalFocus={() => !isBehindPanel(anchor.current) && anchor.current}>
            {header && <Header>{header}</Header>}
            {entries.map((entry, index) => (
              <Entry key={entry === 'separator' ? `separator-${index}` : entry.label} entry={entry} />
            ))}
          </Popup>
        </Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** What was chosen may have opened a panel already: the button is behind it, and must not take the focus from it. */
function isBehindPanel(button: HTMLElement | null): boolean {
  const panels = document.querySelectorAll('[role="dialog"][data-open], [role="alertdialog"][data-open]');
  const top = [...panels].at(-1);
  return top ? !top.contains(button) : false;
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Separator />;
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} size={16} />}
      <span>{entry.label}</span>
    </>
  );
  if ('to' in entry) {
    return (
      <LinkItem closeOnClick render={<Link to={entry.to} />}>
        {content}
      </LinkItem>
    );
  }
  const { onSelect, danger = false, disabled = false } = entry;
  return (
    <Item $danger={danger} disabled={disabled} onClick={onSelect}>
      {content}
    </Item>
  );
}
