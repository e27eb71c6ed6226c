import type { Purchase, PurchaseLine } from '@cuadra/shared/contract';
import {
  amountText,
  costText,
  exact,
  formatMoney,
  formatPercent,
  formatQuantity,
  plainDay,
  shortWhen,
} from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Facts,
  PageHeader,
  Row,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { labelsLink } from '../../products/labels-address.ts';
import { productPath } from '../../products/product-paths.ts';
import { boughtIn, owedText, purchaseStateText, purchaseTitle } from '../purchase-text.ts';
import type { AnnulDialogProps } from './AnnulDialog.tsx';
import { CostChanges } from './CostChanges.tsx';
import { labelsOfPurchase } from './labels-of-purchase.ts';
import { PricesBelow } from './PricesBelow.tsx';
import { purchaseFacts } from './purchase-facts.ts';

const AnnulDialog = lazyComponent<AnnulDialogProps>(
  () => import('./AnnulDialog.tsx'),
  () => null,
);

const Sheet = styled(Card)`
  overflow-x: auto;
`;

/** A purchase as it was received, or a draft for who may not change it. */
export function PurchaseView({ purchase }: { purchase: Purchase }) {
  const seesCosts = useCan(['products', 'modify_cost']);
  const mayMove = useCan(['products', 'modify_quantity']);
  const [isAnnulling, setAnnulling] = useState(false);
  const { supplier, state, has_costs, changes } = purchase;
  const owed = owedText(purchase);
  const labels = labelsOfPurchase(purchase.lines);
  return (
    <>
      <PageHeader
        title={purchaseTitle(purchase)}
        subtitle={[
          supplier?.name,
          purchase.received_at && shortWhen(purchase.received_at),
          purchase.received_by,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          state === 'received' && (
            <>
              {mayMove && seesCosts && (
                <Button variant="ghost" onClick={() => setAnnulling(true)}>
                  Anular compra
                </Button>
              )}
              {labels.length > 0 && (
                <ButtonLink icon="printer" {...labelsLink(labels)}>
                  Imprimir etiquetas
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <Stack>
        <Row>
          <Badge tone={state === 'received' ? 'ok' : state === 'annulled' ? 'bad' : 'neutral'}>
            {purchaseStateText(state)}
          </Badge>
          {owed && <Badge tone={owed === 'Pagada' ? 'ok' : 'gold'}>{owed}</Badge>}
        </Row>
        {state === 'draft' && has_costs && !seesCosts && (
          <Text $tone="soft">Esta compra ya tiene costos: la cambia y la recibe quien puede verlos.</Text>
        )}
        <Card $pad as="section" aria-label="Factura">
          <Facts facts={purchaseFacts(purchase)} />
        </Card>
        <Sheet as="section" aria-label="Productos de la compra">
          <Table
            label="Productos de la compra"
            rows={purchase.lines}
            rowKey={({ id }) => id}
            columns={columnsOf(purchase.currency, seesCosts)}
          />
        </Sheet>
        {state === 'received' && seesCosts && <PricesBelow purchaseId={purchase.id} />}
        {changes !== null && changes.length > 0 && <CostChanges changes={changes} />}
      </Stack>
      {isAnnulling && <AnnulDialog purchase={purchase} onClose={() => setAnnulling(false)} />}
    </>
  );
}

/** What came in, which leads to itself unless it was withdrawn. */
function Good({ line: { product, material } }: { line: PurchaseLine }) {
  const good = product ?? material;
  if (!good) return null;
  if (good.deleted) return good.name;
  const path = product ? productPath(product.id) : `/industrial/material?id=${good.id}`;
  return <Link to={path}>{good.name}</Link>;
}

function columnsOf(currency: string, seesCosts: boolean): TableColumn<PurchaseLine>[] {
  const product: TableColumn<PurchaseLine> = {
    key: 'product',
    header: 'Producto',
    cell: (line) => (
      <>
        <Good line={line} />
        <Text $tone="quiet" $size="xs">
          {[
            line.material ? 'Material' : line.product?.code,
            line.lot && `Lote ${line.lot}`,
            line.expires_on && `Vence el ${plainDay(line.expires_on)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  };
  const qty: TableColumn<PurchaseLine> = {
    key: 'qty',
    header: 'Cantidad',
    align: 'end',
    width: 'clamp(96px, 12vw, 140px)',
    cell: ({ qty, units, presentation, material, unit }) => (
      <>
        {formatQuantity(qty)}
        {presentation && (
          <Text $tone="quiet" $size="xs">
            {boughtIn(presentation)}: {formatQuantity(units)} u.
          </Text>
        )}
        {material && (
          <Text $tone="quiet" $size="xs">
            {unit ? `${unit.name}: ${amountText(units, material.measure)}` : material.measure}
          </Text>
        )}
      </>
    ),
  };
  if (!seesCosts) return [product, qty];
  return [
    product,
    qty,
    {
      key: 'cost',
      header: 'Costo puesto',
      align: 'end',
      room: 'tablet',
      width: '150px',
      cell: ({ landed_unit_cost, discount }) => (
        <>
          {landed_unit_cost === null ? '—' : costText(landed_unit_cost, currency)}
          {discount !== null && exact(discount).gt(0) && (
            <Text $tone="quiet" $size="xs">
              {formatPercent(discount)} de descuento
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'total',
      header: 'Total',
      align: 'end',
      width: 'clamp(96px, 12vw, 150px)',
      cell: ({ total }) => (total === null ? 'Sin costo' : formatMoney(total, currency)),
    },
  ];
}
