import { isGranted } from '@cuadra/shared/domain';
import { useDrawers, useSession } from '@cuadra/shared/state';
import { Icon } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { SETTINGS_LINKS, type SettingsLink } from './settings-links.ts';

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  overflow: hidden;
  li + li {
    border-top: 1px solid var(--line);
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  width: 100%;
  min-height: 60px;
  padding: 10px var(--s-4);
  border: 0;
  background: none;
  text-align: start;
  & > svg {
    flex: none;
    color: var(--ink-3);
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
  &:hover {
    background: color-mix(in srgb, var(--ink) 4%, transparent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** The ways from Ajustes to what it holds, as far as the role reads it. */
export function SettingsLinks() {
  const grants = useSession((session) => session.grants);
  const links = SETTINGS_LINKS.filter(({ permission }) => isGranted(grants, permission));
  return (
    <List aria-label="Más ajustes">
      {links.map((link) => (
        <li key={link.drawer}>
          <LinkRow link={link} />
        </li>
      ))}
    </List>
  );
}

function LinkRow({ link: { drawer, label, description, icon } }: { link: SettingsLink }) {
  const { openDrawer } = useDrawers();
  const id = useId();
  return (
    <Row
      type="button"
      aria-haspopup="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-what`}
      onClick={() => openDrawer(drawer)}
    >
      <Icon name={icon} size={20} />
      <span>
        <b id={id}>{label}</b>
        <small id={`${id}-what`}>{description}</small>
      </span>
      <Icon name="chevron-right" />
    </Row>
  );
}
