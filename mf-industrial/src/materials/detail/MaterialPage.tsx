import { useCall } from '@cuadra/shared/client';
import type { Material } from '@cuadra/shared/contract';
import { countingUnits } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Card, LoadFailed, LotTable, PageHeader, Stack, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdjustMaterialDialogProps } from '../adjust/AdjustMaterialDialog.tsx';
import { MaterialForm } from '../form/lazy-material-form.ts';
import { MATERIAL_PARAMETER, MATERIALS_PATH } from '../material-paths.ts';
import { amountText } from '../material-text.ts';
import { useMeasureName } from '../measures.ts';
import { DeleteMaterial } from './DeleteMaterial.tsx';
import { HistoryCharts } from './HistoryCharts.tsx';
import { MaterialFigures } from './MaterialFigures.tsx';
import { MovementTable } from './MovementTable.tsx';
import { UsedIn } from './UsedIn.tsx';

const AdjustMaterialDialog = lazyComponent<AdjustMaterialDialogProps>(
  () => import('../adjust/AdjustMaterialDialog.tsx'),
  () => null,
);

/** `/industrial/material?id=<id>`: what there is of one material, what it costs, and what became of it. */
export function MaterialPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(MATERIAL_PARAMETER) ?? '';
  const query = useCall('GET /materials/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar el material"
      missing={{
        icon: 'package',
        title: 'No encontramos este material',
        text: 'Puede que alguien lo haya retirado.',
        to: MATERIALS_PATH,
        link: 'Ver los materiales',
      }}
    >
      {(material) => <OneMaterial key={material.id} material={material} />}
    </ThingPage>
  );
}

function OneMaterial({ material }: { material: Material }) {
  const { id, name, units, has_lots } = material;
  const mayEdit = useCan(['products', 'update']);
  const mayAdjust = useCan(['products', 'modify_quantity']);
  const [isEditing, setEditing] = useState(false);
  const [isAdjusting, setAdjusting] = useState(false);
  const measure = useMeasureName()(material.measure_id);
  const history = useCall('GET /materials/{id}/history', { params: { id } }, { staleTime: 0 });
  const lots = useCall('GET /materials/{id}/lots', { params: { id } }, { staleTime: 0 });
  return (
    <>
      <PageHeader
        title={name}
        subtitle={countingUnits(null, units)
          .map((unit) => `1 ${unit.name} = ${amountText(unit.factor, measure)}`)
          .join(' · ')}
        actions={
          <>
            <DeleteMaterial material={material} />
            {mayEdit && (
              <Button icon="pencil" onClick={() => setEditing(true)}>
                Editar
              </Button>
            )}
            {mayAdjust && (
              <Button variant="primary" onClick={() => setAdjusting(true)}>
                Ajustar existencia
              </Button>
            )}
          </>
        }
      />
      <Stack $gap={4}>
        <MaterialFigures material={material} measure={measure} history={history.data} />
        {history.error && !history.data ? (
          <Card>
            <LoadFailed
              level={2}
              title="No pudimos cargar su historia"
              error={history.error}
              onRetry={history.refetch}
            />
          </Card>
        ) : (
          <HistoryCharts history={history.data} />
        )}
        {(has_lots || (lots.data?.items.length ?? 0) > 0) && (
          <LotTable
            query={lots}
            empty="Aquí sale lo que entra con lote o vencimiento, y lo que queda de él."
          />
        )}
        <UsedIn good={{ kind: 'material', id }} />
        <MovementTable materialId={id} />
      </Stack>
      {isAdjusting && (
        <AdjustMaterialDialog material={material} measure={measure} onClose={() => setAdjusting(false)} />
      )}
      {isEditing && (
        <MaterialForm
          material={material}
          onClose={() => setEditing(false)}
          onSaved={(saved) => {
            setEditing(false);
            notify.success(`Guardamos los cambios de «${saved.name}».`);
          }}
        />
      )}
    </>
  );
}
