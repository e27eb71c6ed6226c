import type { Order } from '@cuadra/shared/contract';
import { usePrintPage, useReceiptCompany } from '@cuadra/shared/print';
import { Icon, Menu, Row } from '@cuadra/shared/ui';
import { DeliveryNote } from './DeliveryNote.tsx';
import { PickingList } from './PickingList.tsx';

/** Puts an order on paper: for who prepares it, or for who gets it. */
export function PrintOrder({ order }: { order: Order }) {
  const { print, sheet } = usePrintPage();
  const { company } = useReceiptCompany();
  return (
    <>
      <Menu
        trigger={
          <Row as="span" $inline>
            <Icon name="printer" size={18} />
            Imprimir
          </Row>
        }
        entries={[
          { label: 'Lista de preparación', onSelect: () => print(<PickingList order={order} />) },
          {
            label: 'Nota de entrega',
            onSelect: () => print(<DeliveryNote order={order} company={company} />),
          },
        ]}
      />
      {sheet}
    </>
  );
}
