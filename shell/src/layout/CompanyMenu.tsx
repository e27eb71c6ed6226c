import { formatIdentification } from '@cuadra/shared/domain';
import { can, useDrawers } from '@cuadra/shared/state';
import { Icon, initials, Menu, type MenuEntry } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { PRODUCT_NAME } from '../browser/page-title.ts';
import { SUBSCRIPTION_PATH } from '../navigation/guard.ts';
import { useVisitor } from '../navigation/use-visitor.ts';

const Button = styled(Menu)<{ $collapsed: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: 1;
  min-width: 0;
  padding: ${({ $collapsed }) => ($collapsed ? '3px' : '6px')};
  border: 0;
  border-radius: var(--r-2);
  background: none;
  text-align: start;
  margin-bottom: var(--s-1);
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, var(--ink) 5%, transparent);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 34px;
  height: 34px;
  border-radius: 9px;
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 700;
`;

const Names = styled.span`
  flex: 1;
  min-width: 0;
  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.015em;
  }
  small {
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
`;

/** In the menu itself nothing is cut off: it is where a long name is read. */
const Whole = styled(Names)`
  & > * {
    overflow-wrap: anywhere;
    white-space: normal;
    text-wrap: balance;
  }
`;

/** Whose business this is: name and RIF, what the modules have on it, and the way to its subscription. */
export function CompanyMenu({ collapsed }: { collapsed: boolean }) {
  const { state, navigation } = useVisitor();
  const { company, user } = state;
  const { openDrawer } = useDrawers();
  const name = company?.name ?? PRODUCT_NAME;
  const identification =
    company?.identification && company.identification_type
      ? formatIdentification(company.identification_type, company.identification)
      : undefined;

  const entries: MenuEntry[] = navigation.companyMenu.flatMap(({ label, icon, to, drawer }): MenuEntry[] => {
    if (to) return [{ label, icon: icon, to }];
    return drawer ? [{ label, icon: icon, onSelect: () => openDrawer(drawer) }] : [];
  });
  if (company && can(['subscription', 'view_subscription'])) {
    entries.push({ label: 'Suscripción', icon: 'credit-card', to: SUBSCRIPTION_PATH });
  }

  return (
    <Button
      $collapsed={collapsed}
      label={`Empresa ${name}`}
      title={name}
      align="start"
      entries={entries}
      header={
        <Whole>
          <b>{name}</b>
          {company?.legal_name && <small>{company.legal_name}</small>}
          <small>Tu usuario: {user.username}</small>
        </Whole>
      }
      trigger={
        <>
          <Mark aria-hidden>{initials(name).slice(0, 1)}</Mark>
          {!collapsed && (
            <>
              <Names>
                <b>{name}</b>
                {identification && <small>{identification}</small>}
              </Names>
              <Icon name="chevron-down" size={14} />
            </>
          )}
        </>
      }
    />
  );
}
