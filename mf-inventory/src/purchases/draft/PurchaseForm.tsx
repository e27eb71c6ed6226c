import { useCall, useCallMutation } from '@cuadra/shared/client';
import type { Purchase } from '@cuadra/shared/contract';
import { toldRate } from '@cuadra/shared/domain';
import {
  DraftNotice,
  EditConflict,
  EntityFormProvider,
  FormErrors,
  useEntityForm,
} from '@cuadra/shared/form';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Card, PageHeader, Row, Skeleton, Stack, useToday } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import type { CurrentRate } from '../../products/current-rate.ts';
import { useCompanyCurrencies } from '../../products/use-company-currencies.ts';
import { NEW_PURCHASE, purchasePath } from '../purchase-paths.ts';
import { DeletePurchase } from './DeletePurchase.tsx';
import { FootSection } from './FootSection.tsx';
import { draftFigures } from './figures.ts';
import { HeadSection } from './HeadSection.tsx';
import { LinesSection } from './LinesSection.tsx';
import { pairOf } from './pair.ts';
import { purchaseEditing } from './purchase-editing.ts';
import {
  newPurchase,
  type PurchaseValues,
  purchaseErrorText,
  purchaseFieldError,
  purchaseFormSchema,
  purchaseValues,
} from './purchase-values.ts';

export interface PurchaseFormProps {
  /** The draft as it is saved; undefined for a new one. */
  purchase?: Purchase;
  /** It is saved; `isToReceive`: and now the goods are to be taken in. */
  onSaved: (purchase: Purchase, isToReceive: boolean) => void;
}

/** A draft of a purchase. What is typed survives a reload by itself; saved, others see it too. */
export function PurchaseForm(props: PurchaseFormProps) {
  const rate = useCall('GET /rates/dollar');
  // In which direction the rate is written is known once: a form that has begun is not turned round.
  if (!rate.data && !rate.error) return <Skeleton height={420} radius="var(--r-2)" />;
  return <FilledPurchase {...props} rate={rate.data} />;
}

function FilledPurchase({ purchase, onSaved, rate }: PurchaseFormProps & { rate: CurrentRate | undefined }) {
  const [usual] = useCompanyCurrencies();
  const today = useToday();
  const seesCosts = useCan(['products', 'modify_cost']);
  const mayUpdate = useCan(['products', 'update']);
  const mayReceive = useCan(['products', 'modify_quantity']) && mayUpdate;
  const create = useCallMutation('POST /purchases/create');
  const change = useCallMutation('PUT /purchases/update');
  const isToReceive = useRef(false);
  const [isInverse] = useState(() => rate !== undefined && toldRate(rate).source === rate.main);
  const [initial] = useState<PurchaseValues>(() =>
    purchase ? purchaseValues(purchase, isInverse) : newPurchase(usual, today, isInverse),
  );
  const form = useEntityForm({
    draft: purchase
      ? { name: `purchase ${purchase.id}`, overClosing: true }
      : { name: 'new-purchase', isNew: true, overClosing: true },
    schema: purchaseFormSchema,
    values: initial,
    edited: purchase && purchaseEditing(purchase, isInverse),
    send: (output, id, edit) =>
      purchase
        ? change.mutateAsync({ body: { ...output, ...edit.fields, id: purchase.id } })
        : create.mutateAsync({ body: { ...output, id } }),
    update: (output, id) => change.mutateAsync({ body: { ...output, id } }),
    // Saved, a draft stays open; a new one goes on at an address of its own.
    ...(purchase && { next: (saved: Purchase) => purchaseValues(saved, isInverse) }),
    onSaved: (saved) => {
      if (!isToReceive.current) notify.success('Guardamos el borrador.');
      onSaved(saved, isToReceive.current);
    },
    fieldError: purchaseFieldError,
    errorText: purchaseErrorText,
  });
  const { draft, isDirty, isSubmitting } = form;
  const values = form.form.watch();
  const figures = draftFigures(values);
  const pair = pairOf(values, rate);
  const submit = (receives: boolean) => {
    isToReceive.current = receives;
  };
  return (
    <EntityFormProvider form={form}>
      <PageHeader
        title={purchase ? 'Compra sin recibir' : 'Nueva compra'}
        subtitle={
          isDirty
            ? 'Con cambios sin guardar'
            : purchase
              ? 'Borrador guardado: todavía no mueve tu inventario'
              : 'Anota la factura; la mercancía entra cuando la recibas'
        }
      />
      <form noValidate autoComplete="off" aria-label="Compra" onSubmit={form.onSubmit}>
        <Stack>
          {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
          <HeadSection rate={rate} seesCosts={seesCosts} />
          <LinesSection
            figures={figures}
            seesCosts={seesCosts}
            returnTo={purchase ? purchasePath(purchase.id) : NEW_PURCHASE}
          />
          <FootSection figures={figures} pair={pair} seesCosts={seesCosts} />
          <Card $pad>
            <Stack $gap={3}>
              <FormErrors form={form} />
              <Row $justify="end">
                {purchase ? (
                  <DeletePurchase purchase={purchase} onDeleted={draft.discard} />
                ) : (
                  isDirty && (
                    <Button variant="ghost" onClick={draft.startOver} disabled={isSubmitting}>
                      Descartar
                    </Button>
                  )
                )}
                <Button
                  type="submit"
                  disabled={purchase !== undefined && !isDirty}
                  loading={isSubmitting && !isToReceive.current}
                  onClick={() => submit(false)}
                >
                  Guardar borrador
                </Button>
                {mayReceive && (
                  <Button
                    type="submit"
                    variant="primary"
                    loading={isSubmitting && isToReceive.current}
                    onClick={(event) => {
                      submit(true);
                      if (!purchase || isDirty) return;
                      // Nothing is to be saved.
                      event.preventDefault();
                      onSaved(purchase, true);
                    }}
                  >
                    Recibir mercancía
                  </Button>
                )}
              </Row>
            </Stack>
          </Card>
        </Stack>
      </form>
      <EditConflict form={form} />
    </EntityFormProvider>
  );
}
