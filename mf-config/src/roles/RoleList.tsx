import type { Role } from '@cuadra/shared/contract';
import { Badge, Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { readRoleDrafts, roleDraft } from './role-drafts.ts';
import { isBuiltIn } from './use-roles.ts';

const List = styled.ul`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  overflow: clip;
  li + li {
    border-top: 1px solid var(--line);
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  width: 100%;
  min-height: 64px;
  padding: 10px var(--s-3) 10px var(--s-4);
  border: 0;
  background: none;
  text-align: start;
  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    color: var(--ink-3);
  }
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
  flex: 1;
  min-width: 0;
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--t-sm);
    color: var(--ink-3);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 2px;
`;

/** Name and description of each role (spec §2), whose it is and how many have it. */
export function RoleList({ roles, onOpen }: { roles: readonly Role[]; onOpen: (id: string) => void }) {
  const unsaved = readRoleDrafts();
  return (
    <List aria-label="Roles">
      {roles.map((role) => (
        <li key={role.id}>
          <Row type="button" onClick={() => onOpen(role.id)}>
            <Words>
              <b>{role.name}</b>
              {role.description && <small>{role.description}</small>}
              <Marks>
                {isBuiltIn(role) && <Badge>De Cuadra</Badge>}
                <Badge tone={role.users > 0 ? 'brand' : 'neutral'}>{usersText(role.users)}</Badge>
                {unsaved.has(roleDraft(role.id)) && <Badge tone="gold">Sin guardar</Badge>}
              </Marks>
            </Words>
            <Icon name="chevron-right" />
          </Row>
        </li>
      ))}
    </List>
  );
}

function usersText(count: number): string {
  if (count === 0) return 'Nadie lo tiene';
  return count === 1 ? '1 usuario' : `${count} usuarios`;
}
