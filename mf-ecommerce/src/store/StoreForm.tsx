import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { StoreSettings } from '@cuadra/shared/contract';
import {
  DraftNotice,
  EditConflict,
  EntityFormProvider,
  FormErrors,
  UndoButton,
  useEntityForm,
} from '@cuadra/shared/form';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, ButtonLink, Notice, Page, PageHeader } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import { FIGURES_PATH } from '../figures/figures-path.ts';
import { CouponDrawer, type EditedCoupon } from './coupons/CouponDrawer.tsx';
import { CouponsSection } from './coupons/CouponsSection.tsx';
import { DeliverySection } from './delivery/DeliverySection.tsx';
import { GoodsSection } from './goods/GoodsSection.tsx';
import { HoursSection } from './hours/HoursSection.tsx';
import { IdentitySection } from './identity/IdentitySection.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { MethodsSection } from './payment/MethodsSection.tsx';
import { ToldDrawer } from './products/ToldDrawer.tsx';
import { ToldSection } from './products/ToldSection.tsx';
import { PublishSection } from './publish/PublishSection.tsx';
import { storeEditing } from './store-editing.ts';
import { NONE_REFUSED, refusedRows, storeFieldError } from './store-errors.ts';
import { RefusedContext } from './store-form-context.ts';
import { Aside, Layout, SaveBar, Sections, Unchangeable } from './store-layout.ts';
import { storeFormSchema, storeValues } from './store-values.ts';
import { useFirstWrong } from './use-first-wrong.ts';

/** The settings of the store, filled in and sent as one. */
export function StoreForm({ settings }: { settings: StoreSettings }) {
  const mayChange = useCan(['company_configuration', 'change_optional_payments']);
  const seesOrders = useCan(['sales', 'read']);
  const calls = useCallCache();
  const update = useCallMutation('PUT /store/settings');
  const [before] = useState(settings);
  const [initial] = useState(() => storeValues(settings));
  const [refused, setRefused] = useState(NONE_REFUSED);
  const [told, setTold] = useState<{ id: string; name: string }>();
  const [coupon, setCoupon] = useState<EditedCoupon>();
  const fields = useRef<HTMLFormElement>(null);
  const form = useEntityForm({
    draft: { name: 'store settings', overClosing: true },
    schema: storeFormSchema,
    values: initial,
    edited: storeEditing(before),
    send: async (body, _, edit) => {
      setRefused(NONE_REFUSED);
      const sent = form.form.getValues();
      try {
        return await update.mutateAsync({ body: { ...body, ...edit.fields } });
      } catch (error) {
        setRefused(refusedRows(error, sent));
        throw error;
      }
    },
    next: storeValues,
    onSaved: (saved) => {
      calls.set('GET /store/settings', saved);
      notify.success('Guardamos tu tienda.');
    },
    fieldError: storeFieldError,
  });
  const { submitCount, errors } = form.form.formState;
  useFirstWrong(fields, { tries: submitCount, isWrong: Object.keys(errors).length > 0 });
  return (
    <EntityFormProvider form={form}>
      <RefusedContext value={refused}>
        <Page>
          <PageHeader
            title="Mi tienda"
            subtitle={form.isDirty ? 'Con cambios sin guardar' : 'Lo que ven quienes te compran por internet'}
            actions={
              seesOrders && (
                <ButtonLink to={FIGURES_PATH} icon="chart">
                  Cifras
                </ButtonLink>
              )
            }
          />
          <Layout ref={fields} noValidate autoComplete="off" aria-label="Mi tienda" onSubmit={form.onSubmit}>
            <Sections>
              {!mayChange && (
                <Notice title="Puedes ver la tienda, pero no cambiarla.">
                  Pide ese permiso a quien lleva la empresa.
                </Notice>
              )}
              {mayChange && form.draft.isRestored && <DraftNotice onStartOver={form.draft.startOver} />}
              <PublishSection settings={settings} mayChange={mayChange} />
              <Unchangeable disabled={!mayChange} aria-label="Cómo es tu tienda">
                <IdentitySection />
                <GoodsSection />
                <DeliverySection />
                <HoursSection />
                <MethodsSection />
                <OrdersSection />
              </Unchangeable>
              <ToldSection onChoose={setTold} />
              {mayChange && <CouponsSection onEdit={setCoupon} />}
              {mayChange && (
                <SaveBar>
                  <FormErrors form={form} hint={form.error && 'Lo que escribiste sigue aquí.'} />
                  <UndoButton form={form} />
                  <Button type="submit" variant="primary" loading={form.isSubmitting}>
                    Guardar
                  </Button>
                </SaveBar>
              )}
            </Sections>
            <Aside>
              <PhonePreview values={form.form.watch()} />
            </Aside>
          </Layout>
          <EditConflict form={form} />
          {/* Beside the form: what is saved in it bubbles up through React, and would save the store, too. */}
          {told && <ToldDrawer key={told.id} product={told} onClose={() => setTold(undefined)} />}
          {coupon && <CouponDrawer edited={coupon} onClose={() => setCoupon(undefined)} />}
        </Page>
      </RefusedContext>
    </EntityFormProvider>
  );
}
