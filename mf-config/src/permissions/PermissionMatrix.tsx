import { type Grants, isGranted } from '@cuadra/shared/domain';
import { Button, CheckboxGroup, Notice, Row, SearchInput, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Muted, SubTitle } from '../drawer-style.ts';
import { type Chosen, chooseShown, countChosen } from './chosen.ts';
import { missingCompanions, permissionLabel, withCompanions } from './companions.ts';
import { type ShownModule, searchPermissions } from './permission-list.ts';

export interface PermissionMatrixProps {
  value: Chosen;
  onChange: (chosen: Chosen) => void;
  /** What its maker holds himself: nobody hands on more. */
  held: Grants;
}

/** The permissions of a role, module by module (spec §2): each can be folded away, chosen whole or not at all. */
export function PermissionMatrix({ value, onChange, held }: PermissionMatrixProps) {
  const [search, setSearch] = useState('');
  // Folded at first but for what the role has already, and so it stays while it is filled in.
  const [unfolded] = useState(() => new Set(Object.keys(value).filter((module) => value[module]?.length)));
  const shown = searchPermissions(search);
  const isSearching = search.trim() !== '';
  const count = countChosen(value);
  const missing = missingCompanions(value).filter((permission) => isGranted(held, permission));
  const choose = ({ module, permissions }: ShownModule, codes: string[]) =>
    onChange(
      chooseShown(
        value,
        module,
        permissions.map(({ code }) => code),
        codes.map(Number),
      ),
    );
  return (
    <>
      <Row $gap={3} $align="baseline" $justify="space-between" $oneLine>
        <SubTitle>Permisos</SubTitle>
        <Muted role="status">{count === 1 ? '1 elegido' : `${count} elegidos`}</Muted>
      </Row>
      <SearchInput
        label="Buscar permiso"
        placeholder="Busca: crédito, anular, costo…"
        value={search}
        onValueChange={setSearch}
      />
      <Stack $gap={2}>
        {shown.map((one) => (
          <CheckboxGroup
            // What a search finds is open; without one, as it was at first.
            key={isSearching ? `found ${one.module}` : one.module}
            legend={one.label}
            collapsible
            collapsed={!isSearching && !unfolded.has(one.module)}
            options={one.permissions.map(({ code, label, hint }) => {
              const isHeld = held.get(one.module)?.has(code) ?? false;
              return {
                value: String(code),
                label,
                hint: isHeld ? hint : 'No lo tienes tú, así que no lo puedes dar.',
                disabled: !isHeld,
              };
            })}
            value={(value[one.module] ?? []).map(String)}
            onValueChange={(codes) => choose(one, codes)}
          />
        ))}
        {shown.length === 0 && (
          <Muted role="status">Ningún permiso se llama así. Prueba con otra palabra.</Muted>
        )}
      </Stack>
      {missing.length > 0 && (
        <Notice
          tone="warning"
          title="Le falta algo para trabajar."
          action={
            <Button size="sm" onClick={() => onChange(withCompanions(value, held))}>
              Agregar
            </Button>
          }
        >
          Lo elegido también necesita {missing.map((one) => `«${permissionLabel(one)}»`).join(', ')}.
        </Notice>
      )}
    </>
  );
}
