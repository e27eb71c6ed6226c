import { useCall } from '@cuadra/shared/client';
import type { Supplier } from '@cuadra/shared/contract';
import { contactHint, exact } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Card, Facts, PageHeader, Stack, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SupplierForm } from '../suppliers/lazy-supplier-form.ts';
import { PayDialog } from '../suppliers/pay/PayDialog.tsx';
import { SUPPLIER_PARAMETER } from '../suppliers/supplier-paths.ts';
import { DeleteSupplier } from './DeleteSupplier.tsx';
import { StatementTable } from './StatementTable.tsx';
import { SupplierPurchases } from './SupplierPurchases.tsx';
import { supplierFacts } from './supplier-facts.ts';

/** `/supplier?id=<id>`: who it is, what it is owed, and what was bought there. */
export function SupplierPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(SUPPLIER_PARAMETER) ?? '';
  const query = useCall('GET /suppliers/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar el proveedor"
      missing={{
        icon: 'users',
        title: 'No encontramos este proveedor',
        text: 'Puede que alguien lo haya retirado.',
        to: '/suppliers',
        link: 'Ver los proveedores',
      }}
    >
      {(supplier) => <OneSupplier key={supplier.id} supplier={supplier} />}
    </ThingPage>
  );
}

function OneSupplier({ supplier }: { supplier: Supplier }) {
  const mayUpdate = useCan(['products', 'update']);
  const mayCost = useCan(['products', 'modify_cost']);
  const [isEditing, setEditing] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const isOwed = supplier.balances?.some(({ amount }) => exact(amount).gt(0)) ?? false;
  const facts = supplierFacts(supplier);
  return (
    <>
      <PageHeader
        title={supplier.name}
        subtitle={contactHint(supplier)}
        actions={
          <>
            <DeleteSupplier supplier={supplier} />
            {mayUpdate && (
              <Button icon="pencil" onClick={() => setEditing(true)}>
                Editar
              </Button>
            )}
            {mayCost && isOwed && (
              <Button variant="primary" onClick={() => setPaying(true)}>
                Abonar
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {facts.length > 0 && (
          <Card $pad as="section" aria-label="Datos">
            <Facts facts={facts} />
          </Card>
        )}
        {mayCost && <StatementTable supplierId={supplier.id} />}
        <SupplierPurchases supplierId={supplier.id} />
      </Stack>
      {isPaying && <PayDialog supplier={supplier} onClose={() => setPaying(false)} />}
      {isEditing && (
        <SupplierForm
          supplier={supplier}
          onClose={() => setEditing(false)}
          onSaved={({ name }) => {
            setEditing(false);
            notify.success(`Guardamos los cambios de «${name}».`);
          }}
        />
      )}
    </>
  );
}
