import type { ModulePermissions } from '@cuadra/shared/domain';
import { Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { isChosen, readChosen } from './chosen.ts';
import { SHOWN_MODULES } from './permission-list.ts';

const Modules = styled.ul`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  & > li {
    padding: var(--s-3) var(--s-4);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  header {
    display: flex;
    justify-content: space-between;
    gap: var(--s-3);
    font-weight: 600;
    small {
      font-size: var(--t-sm);
      font-weight: 400;
      color: var(--ink-3);
      white-space: nowrap;
    }
  }
`;

const Held = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: var(--s-1) var(--s-4);
  margin-top: var(--s-2);
  color: var(--ink-2);
  li {
    display: flex;
    gap: var(--s-2);
    align-items: start;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: var(--ok);
  }
`;

/** What a role permits, to be read and not changed; modules of which it permits nothing are left out. */
export function PermissionSummary({ modules }: { modules: readonly ModulePermissions[] }) {
  const chosen = readChosen(modules);
  return (
    <Modules aria-label="Permisos">
      {SHOWN_MODULES.map(({ module, label, permissions }) => {
        const held = permissions.filter(({ code }) => isChosen(chosen, module, code));
        if (held.length === 0) return null;
        return (
          <li key={module}>
            <header>
              {label}
              <small>
                {held.length === permissions.length ? 'Todo' : `${held.length} de ${permissions.length}`}
              </small>
            </header>
            <Held>
              {held.map(({ code, label: name }) => (
                <li key={code}>
                  <Icon name="check" size={15} />
                  {name}
                </li>
              ))}
            </Held>
          </li>
        );
      })}
    </Modules>
  );
}
