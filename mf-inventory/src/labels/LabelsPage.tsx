import { useCall } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { ButtonLink, Card, EmptyState, LoadFailed, Page, Skeleton } from '@cuadra/shared/ui';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readWanted, type WantedLabels } from '../products/labels-address.ts';
import { LabelsWork } from './LabelsWork.tsx';
import { useLabelled } from './use-labelled.ts';

/** `/labels?items=<id>:<copies>,…`: labels to print, of some products or of all that a filter of the list finds. */
export function LabelsPage() {
  const [address] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const mayFilterCost = useCan(['products', 'modify_cost']);
  const wanted = useMemo(() => readWanted(address, state, mayFilterCost), [address, state, mayFilterCost]);
  return (
    <Page>{wanted ? <Labels key={JSON.stringify(wanted.selection)} wanted={wanted} /> : <NoProducts />}</Page>
  );
}

function Labels({ wanted }: { wanted: WantedLabels }) {
  const { answer, error, retry, replace } = useLabelled(wanted.selection);
  const { data: rate } = useCall('GET /rates/dollar');
  if (answer && answer.items.length > 0)
    return <LabelsWork labelled={answer} asked={wanted.copies} rate={rate} onMade={replace} />;
  if (answer) return <NoProducts />;
  if (error)
    return (
      <Card>
        <LoadFailed title="No pudimos cargar los productos" error={error} onRetry={retry} />
      </Card>
    );
  return <Skeleton height={420} radius="var(--r-2)" />;
}

function NoProducts() {
  return (
    <Card>
      <EmptyState
        level={1}
        icon="tag"
        title="No hay productos para etiquetar"
        action={<ButtonLink to="/products">Ver los productos</ButtonLink>}
      >
        Selecciónalos en la lista y pulsa «Etiquetas».
      </EmptyState>
    </Card>
  );
}
