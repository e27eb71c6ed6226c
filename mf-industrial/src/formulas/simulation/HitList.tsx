import { errorText } from '@cuadra/shared/client';
import { counted, formatMoney } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Facts,
  Row,
  saveFile,
  Table,
  TitledSheet,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Currencies } from '../../goods/formula-text.ts';
import { hitColumns } from './hit-columns.tsx';
import { type Hit, hitsFile, toChange, wantedPrice } from './hit-products.ts';
import { leftText } from './price-changes.ts';
import { useApplyPrices } from './use-apply-prices.ts';

const Foot = styled.div`
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
`;

export interface HitListProps {
  hits: readonly Hit[];
  currencies: Currencies;
  /** Prices were set: what is shown is of before. */
  onApplied: () => void;
}

/** All that would cost something else, as a table and as a file, and the prices to change. */
export function HitList({ hits, currencies, onApplied }: HitListProps) {
  const mayUpdate = useCan(['products', 'update']);
  const mayPrice = useCan(['products', 'modify_utility']);
  const [isAsking, setAsking] = useState(false);
  const apply = useApplyPrices();
  const changing = toChange(hits);
  const download = () =>
    saveFile(
      'que-pasa-si-sube.csv',
      new Blob([hitsFile(hits, currencies)], { type: 'text/csv;charset=utf-8' }),
    );
  const confirm = async () => {
    try {
      const { changed, left } = await apply(changing);
      if (changed > 0) notify.success(`Cambiaste ${counted(changed, 'precio', 'precios')}.`);
      if (left.length > 0) notify.error(leftText(left));
      onApplied();
    } catch (error) {
      notify.error(errorText(error));
      throw error;
    }
  };
  return (
    <TitledSheet as="section" aria-labelledby="hits">
      <h2 id="hits">Lo que cambiaría</h2>
      <Table
        label="Lo que cambiaría"
        columns={hitColumns(currencies)}
        rows={hits}
        rowKey={({ product }) => product.formula_id}
        empty={
          <EmptyState level={3} icon="check" title="Nada cambiaría">
            Ninguna fórmula lleva esto, o cuesta lo mismo.
          </EmptyState>
        }
      />
      {hits.length > 0 && (
        <Foot>
          <Row $justify="end">
            <Button icon="download" onClick={download}>
              Descargar CSV
            </Button>
            {mayUpdate && mayPrice && changing.length > 0 && (
              <Button variant="primary" onClick={() => setAsking(true)}>
                Cambiar {counted(changing.length, 'precio', 'precios')}
              </Button>
            )}
          </Row>
        </Foot>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿Cambiar ${counted(changing.length, 'precio', 'precios')}?`}
        confirm="Cambiar"
        onConfirm={confirm}
      >
        <Facts
          facts={changing.map((hit) => [
            hit.product.good.name,
            `${formatMoney(hit.product.price?.now ?? '0', hit.product.price?.currency ?? '')} → ${formatMoney(wantedPrice(hit) ?? '0', hit.product.price?.currency ?? '')}`,
          ])}
        />
        Los precios que siguen al costo cambian cuando aplicas el costo de su fórmula, o al terminar una tanda
        con «Actualizar el costo del producto».
      </ConfirmDialog>
    </TitledSheet>
  );
}
