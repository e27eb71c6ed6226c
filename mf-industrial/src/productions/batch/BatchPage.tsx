import { useCall } from '@cuadra/shared/client';
import type { Production } from '@cuadra/shared/contract';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import { Badge, Button, Card, Facts, Grid, PageHeader, Row, Stack, Stat, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { goodPath } from '../../formulas/good-path.ts';
import { bothAmounts, unitCostTexts } from '../../goods/formula-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { LotLabels } from '../label/LotLabels.tsx';
import { labelOfBatch } from '../label/lot-label.ts';
import { BATCH_PARAMETER, lotPath, orderPath, PRODUCTIONS_PATH } from '../production-paths.ts';
import type { AnnulBatchDialogProps } from './AnnulBatchDialog.tsx';
import { BatchParts } from './BatchParts.tsx';
import { batchFacts, batchTitle } from './batch-text.ts';

const AnnulBatchDialog = lazyComponent<AnnulBatchDialogProps>(
  () => import('./AnnulBatchDialog.tsx'),
  () => null,
);

/** `/industrial/production?id=<id>`: one batch, what went in, what came out, and what each part cost. */
export function BatchPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(BATCH_PARAMETER) ?? '';
  const query = useCall('GET /productions/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar la tanda"
      missing={{
        icon: 'factory',
        title: 'No encontramos esta tanda',
        text: 'Revisa el enlace, o búscala en su orden.',
        to: PRODUCTIONS_PATH,
        link: 'Ver las producciones',
      }}
    >
      {(batch) => <OneBatch key={batch.id} batch={batch} />}
    </ThingPage>
  );
}

function OneBatch({ batch }: { batch: Production }) {
  const { order, makes, status, lot, cost, waste_cost, waste } = batch;
  const mayDelete = useCan(['products', 'delete']);
  const mayMove = useCan(['products', 'modify_quantity']);
  const [isAnnulling, setAnnulling] = useState(false);
  const measure = useMeasureName()(makes.measure_id);
  const label = labelOfBatch(batch);
  const unit = unitCostTexts(batch.unit_cost, batch);
  return (
    <>
      <PageHeader
        title={`${batchTitle(batch)} · ${batch.formula_name}`}
        subtitle={
          <>
            Hizo <Link to={goodPath(makes)}>{makes.name}</Link>
            {order && (
              <>
                {' · '}
                <Link to={orderPath(order.id)}>Orden {order.number}</Link>
              </>
            )}
            {lot !== null && (
              <>
                {' · '}
                <Link to={lotPath(makes, lot)}>Seguir el lote {lot}</Link>
              </>
            )}
          </>
        }
        actions={
          status === 'done' && (
            <>
              {mayDelete && mayMove && (
                <Button variant="ghost" onClick={() => setAnnulling(true)}>
                  Anular
                </Button>
              )}
              {label && <LotLabels label={label} />}
            </>
          )
        }
      />
      <Stack $gap={4}>
        <Row>
          <Badge tone={status === 'done' ? 'ok' : 'bad'}>{status === 'done' ? 'Hecha' : 'Anulada'}</Badge>
        </Row>
        <Grid $min={190} $gap={3}>
          <Stat label="Costó" value={bothAmounts(cost, batch)} />
          <Stat
            label={measure ? `Cada ${measure.toLowerCase()}` : 'Cada uno'}
            value={unit.own}
            note={unit.other}
          />
          <Stat
            label="Costo de la merma"
            value={Number(waste) === 0 ? 'Sin merma' : bothAmounts(waste_cost, batch)}
            note={Number(waste) === 0 ? undefined : 'Lo pagan los buenos'}
          />
        </Grid>
        <Card $pad>
          <Facts facts={batchFacts(batch, measure)} />
        </Card>
        <BatchParts batch={batch} />
      </Stack>
      {isAnnulling && <AnnulBatchDialog batch={batch} onClose={() => setAnnulling(false)} />}
    </>
  );
}
