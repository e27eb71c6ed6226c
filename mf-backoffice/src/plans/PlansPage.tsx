import { useDrawers } from '@cuadra/shared/state';
import { Button, EmptyState, LoadedList, Page, PageHeader, Sheet, Skeleton, Table } from '@cuadra/shared/ui';
import { planColumns } from './plan-columns.tsx';
import { usePlans } from './use-plans.ts';

/** `/back-office/plans`: what a company can choose, in the order in which it is shown. */
export function PlansPage() {
  const plans = usePlans();
  const { openDrawer } = useDrawers();
  const columns = planColumns((plan) => openDrawer('edit-plan', { plan }));
  return (
    <Page>
      <PageHeader
        title="Planes"
        subtitle="Lo que una empresa puede elegir, en el orden en que lo ve."
        actions={
          <Button variant="primary" icon="plus" onClick={() => openDrawer('new-plan')}>
            Nuevo plan
          </Button>
        }
      />
      <Sheet>
        <LoadedList
          list={plans}
          failed="No pudimos cargar los planes"
          shape={<Skeleton height={200} radius="var(--r-2)" />}
          empty={
            <EmptyState icon="tag" title="Todavía no hay planes">
              Sin un plan que se ofrezca, nadie se puede registrar.
            </EmptyState>
          }
        >
          {(rows) => <Table label="Planes" columns={columns} rows={rows ?? []} rowKey={({ id }) => id} />}
        </LoadedList>
      </Sheet>
    </Page>
  );
}
