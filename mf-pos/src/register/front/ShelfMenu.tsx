import { useCan } from '@cuadra/shared/state';
import { Icon, Menu, type MenuEntry, TOUCH } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';
import { useCardLook } from '../search/card-look.ts';
import { FrontDialog } from './FrontDialog.tsx';

const Press = styled(Menu)`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--ink-2);
  &:hover {
    background: var(--sunken);
  }
  ${TOUCH} {
    width: 44px;
    height: 44px;
  }
`;

/** How the products look: with pictures or without, and what comes first for who may change products. */
export function ShelfMenu() {
  const mayOrder = useCan(['products', 'update']);
  // Of what is not on the device yet no name could be shown, and saving would lose it.
  const isWhole = useCatalogueState(({ status }) => status === 'ready');
  const { isText, set } = useCardLook();
  const [isOrdering, setOrdering] = useState(false);
  const entries: MenuEntry[] = [
    {
      label: isText ? 'Ver fotos' : 'Ocultar fotos',
      icon: isText ? 'image' : 'eye-off',
      onSelect: () => set(!isText),
    },
  ];
  if (mayOrder)
    entries.unshift({
      label: 'Ordenar los más vendidos',
      icon: 'pencil',
      disabled: !isWhole,
      onSelect: () => setOrdering(true),
    });
  return (
    <>
      <Press label="Cómo se ven los productos" trigger={<Icon name="more" />} entries={entries} />
      {isOrdering && <FrontDialog onClose={() => setOrdering(false)} />}
    </>
  );
}
