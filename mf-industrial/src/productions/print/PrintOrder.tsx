import { errorText, fetchAllPages, useCallCache } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { usePrintPage } from '@cuadra/shared/print';
import { notify } from '@cuadra/shared/state';
import { Button } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useReadStepPictures } from '../../formulas/steps/read-step-pictures.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { OrderSheet } from './OrderSheet.tsx';
import type { OrderPaper } from './order-paper.ts';

/** «Imprimir»: an order's sheet, with what its version and its batches say, which are read first. */
export function PrintOrder({ order }: { order: ProductionOrder }) {
  const { print, sheet } = usePrintPage();
  const measureName = useMeasureName();
  const readPaper = useReadPaper();
  const readPictures = useReadStepPictures();
  const [isReading, setReading] = useState(false);
  const start = async () => {
    setReading(true);
    try {
      const paper = await readPaper(order);
      const pictures = await readPictures(paper.version.steps);
      print(<OrderSheet {...paper} measureName={measureName} pictures={pictures} />);
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Button icon="printer" loading={isReading} onClick={() => void start()}>
        Imprimir
      </Button>
      {sheet}
    </>
  );
}

function useReadPaper(): (order: ProductionOrder) => Promise<OrderPaper> {
  const calls = useCallCache();
  return async ({ id: orderId }) => {
    // What the page shows may be of this morning: the sheet is of now.
    const order = await calls.fetch('GET /production_orders/{id}', { params: { id: orderId } });
    const [{ items }, ...batches] = await Promise.all([
      fetchAllPages('GET /formulas/{id}/versions', {
        params: { id: order.formula_id },
        query: {},
      }),
      ...order.batches
        .filter(({ status }) => status === 'done')
        .map(({ id }) => calls.fetch('GET /productions/{id}', { params: { id } })),
    ]);
    const version = items.find(({ number }) => number === order.formula_version);
    if (!version)
      throw new Error(`Version ${order.formula_version} of formula ${order.formula_id} is not there`);
    const standing = batches.filter(({ status }) => status === 'done');
    return { order, version, batches: standing.sort((a, b) => a.number - b.number) };
  };
}
