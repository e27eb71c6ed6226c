import { useCallPages } from '@cuadra/shared/client';
import type { SupplierMovement } from '@cuadra/shared/contract';
import { shortWhen } from '@cuadra/shared/domain';
import { AccountMovements, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { purchasePath } from '../purchases/purchase-paths.ts';
import { movementTitle } from './movement-title.ts';

/** What is said of a movement takes two lines where there is little room. */
const ROW = { wide: 76, phone: 92 };

/** The ledger of a supplier, newest first: purchases, abonos, annulments, and what was owed after each. */
export function StatementTable({ supplierId }: { supplierId: string }) {
  const list = useCallPages(
    'GET /suppliers/{id}/statement',
    { params: { id: supplierId } },
    { staleTime: 0 },
  );
  return (
    <AccountMovements
      list={list}
      failed="No pudimos cargar su estado de cuenta"
      empty="Aquí queda cada compra que recibas y cada abono que le hagas."
      what={(movement) => <What movement={movement} />}
      inFavour="a tu favor"
      rowHeight={ROW}
    />
  );
}

/** What moved the balance; a purchase leads to itself. */
function What({ movement }: { movement: SupplierMovement }) {
  const { purchase_id, invoice_number, create_at, user, note } = movement;
  const title = movementTitle(movement);
  const invoice = invoice_number && `Factura ${invoice_number}`;
  return (
    <>
      {purchase_id === null ? <strong>{title}</strong> : <Link to={purchasePath(purchase_id)}>{title}</Link>}
      <Text $tone="quiet" $size="xs">
        {[shortWhen(create_at), invoice, user, note].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
