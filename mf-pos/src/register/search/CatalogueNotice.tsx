import { Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCatalogue, useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';
import { COMPACT } from '../layout.ts';

const Said = styled(Notice)`
  margin: var(--s-3) var(--s-5) 0;
  ${COMPACT} {
    margin-inline: var(--s-4);
  }
`;

export interface CatalogueNoticeProps {
  /** What the cards below are of. */
  shown: string;
}

/**
 * What the cashier should know of the copy on her device; nothing while all is well. That all of it has come is said for as long
 * as the same cards stand below: were the notice gone at once, they would move up under her finger, and a press be lost or
 * another product sold.
 */
export function CatalogueNotice({ shown }: CatalogueNoticeProps) {
  const catalogue = useCatalogue();
  const isStored = useCatalogueState((state) => state.isStored);
  const isFilling = useCatalogueState(({ status, size }) => status === 'filling' && size > 0);
  const size = useCatalogueState((state) => state.size);
  const [seen, setSeen] = useState<typeof catalogue>();
  const [filledOver, setFilledOver] = useState<string>();
  if (isFilling && filledOver !== shown) setFilledOver(shown);
  if (isFilling)
    return (
      <Said icon="download" title="Guardando tus productos en este equipo.">
        Van {size.toLocaleString('es-VE')}. Ya puedes vender.
      </Said>
    );
  if (isStored && filledOver === shown)
    return (
      <Said icon="check" title="Tus productos ya están en este equipo.">
        Son {size.toLocaleString('es-VE')}. Ya puedes vender.
      </Said>
    );
  if (isStored || seen === catalogue) return null;
  return (
    <Said
      tone="warning"
      title="Este equipo no deja guardar el catálogo."
      onDismiss={() => setSeen(catalogue)}
    >
      Puedes vender igual; al abrir Caja se descarga de nuevo. Libera espacio o sal de la ventana privada.
    </Said>
  );
}
