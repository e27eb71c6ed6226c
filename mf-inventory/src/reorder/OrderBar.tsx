import { whatsappLink } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Button, ButtonLink, Card, CopyButton, PHONE, Row, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { type Bought, bySupplier, orderText } from './to-buy-values.ts';
import { useOrder } from './use-order.ts';

/** In sight however long the list above it is; on a phone it would cover half of that. */
const Bar = styled(Card)`
  position: sticky;
  bottom: var(--s-3);
  box-shadow: var(--shadow-2);
  ${PHONE} {
    position: static;
    box-shadow: none;
  }
`;

export interface OrderBarProps {
  bought: readonly Bought[];
  /** Something is chosen, if only none of it is to be bought. */
  isChosen: boolean;
  /** Drafts were made of it. */
  onOrdered: () => void;
}

/** What becomes of the products that were chosen: a draft for each supplier, or a message; nothing while there are none. */
export function OrderBar({ bought, isChosen, onOrdered }: OrderBarProps) {
  const mayCreate = useCan(['products', 'create']);
  const { order, isPending } = useOrder(onOrdered);
  if (bought.length === 0)
    return isChosen && <Text role="status">Escribe cuánto pedir de lo que elegiste.</Text>;
  const groups = bySupplier(bought);
  const [only] = groups;
  const supplier = groups.length === 1 ? only?.supplier : undefined;
  const text = orderText(bought);
  return (
    <Bar $pad as="section" aria-label="Lo elegido">
      <Row $justify="space-between">
        <Text>
          {bought.length === 1 ? '1 producto' : `${bought.length} productos`}
          {groups.length > 1 && ` de ${groups.length} proveedores`}
          {supplier && ` de ${supplier.name}`}
        </Text>
        <Row>
          <CopyButton text={text} label="Copiar la lista" />
          <ButtonLink
            to={whatsappLink(supplier?.phone, text)}
            target="_blank"
            rel="noreferrer"
            icon="message"
          >
            Enviar por WhatsApp
          </ButtonLink>
          {mayCreate && (
            <Button variant="primary" loading={isPending} onClick={() => void order(groups)}>
              {groups.length === 1 ? 'Crear compra' : `Crear ${groups.length} compras`}
            </Button>
          )}
        </Row>
      </Row>
    </Bar>
  );
}
