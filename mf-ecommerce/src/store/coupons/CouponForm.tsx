import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Coupon } from '@cuadra/shared/contract';
import { currencySymbol, DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { FormDayInput, FormDrawer, useEntityForm } from '@cuadra/shared/form';
import { notify, useCurrencies } from '@cuadra/shared/state';
import { Checkbox, Field, FormRow, MoneyInput, Select, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { couponEditing } from './coupon-editing.ts';
import { BUYER_TEXTS } from './coupon-facts.ts';
import { couponFieldError, couponSchema, couponValues, NEW_COUPON } from './coupon-values.ts';

export interface CouponFormProps {
  /** The one that is changed; undefined for a new one. */
  coupon: Coupon | undefined;
  onClose: () => void;
}

const PERCENT = 'percent';
const BUYERS = (['any', 'once', 'first'] as const).map((value) => ({ value, label: BUYER_TEXTS[value] }));

/** A coupon: what it takes off, and for whom. */
export function CouponForm({ coupon, onClose }: CouponFormProps) {
  // As it was when the form opened: what is read again meanwhile is what others did.
  const [before] = useState(coupon);
  const create = useCallMutation('POST /store/coupons/create');
  const update = useCallMutation('PUT /store/coupons/update');
  const calls = useCallCache();
  const form = useEntityForm({
    draft: before ? { name: `edit-coupon ${before.id}` } : { name: 'create-coupon', isNew: true },
    schema: couponSchema,
    values: before ? couponValues(before) : NEW_COUPON,
    edited: before && couponEditing(before),
    send: (output, id, edit) =>
      before
        ? update.mutateAsync({ body: { ...output, ...edit.fields, id: before.id } })
        : create.mutateAsync({ body: { ...output, id } }),
    update: (output, id) => update.mutateAsync({ body: { ...output, id } }),
    onSaved: ({ code }) => {
      void calls.refresh('GET /store/coupons');
      notify.success(before ? `Guardamos el cupón ${code}.` : `El cupón ${code} ya está en tu tienda.`);
      onClose();
    },
    fieldError: couponFieldError,
  });
  const { register, watch, control, setValue } = form.form;
  const { kind, currency } = watch();
  const used = useCurrencies();
  const main = used?.main ?? DEFAULT_MAIN_CURRENCY;
  const currencies = new Set([
    main,
    used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY,
    // One that the company has used before is shown until another one is chosen.
    ...(currency === null ? [] : [currency]),
  ]);
  const choose = (chosen: string) => {
    const options = { shouldDirty: true, shouldValidate: form.form.formState.isSubmitted };
    setValue('kind', chosen === PERCENT ? 'percent' : 'amount', options);
    setValue('currency', chosen === PERCENT ? null : chosen, options);
  };
  return (
    <FormDrawer
      form={form}
      label={before ? before.code : 'Cupón nuevo'}
      submit={before ? 'Guardar cambios' : 'Crear cupón'}
      onDiscard={onClose}
    >
      <Field
        label="Código"
        required
        error={form.errorOf('code')}
        hint="Lo que escribe quien compra. Da igual en mayúsculas o minúsculas."
      >
        <TextInput
          {...register('code')}
          maxLength={20}
          placeholder="BIENVENIDO"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={!before}
        />
      </Field>
      <FormRow>
        <Field label="Tipo de descuento" error={form.errorOf('currency')}>
          <Select
            value={kind === 'percent' ? PERCENT : (currency ?? main)}
            options={[
              { value: PERCENT, label: 'Porcentaje' },
              ...[...currencies].map((code) => ({
                value: code,
                label: `Monto en ${currencySymbol(code).symbol} (${code})`,
              })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
        <Controller
          control={control}
          name="value"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field
              label="Cuánto descuenta"
              required
              error={form.errorOf('value')}
              hint="De los productos, nunca del delivery."
            >
              <MoneyInput
                {...(kind === 'amount' && currency !== null ? { currency } : { leading: '%' })}
                {...{ ref, onBlur }}
                value={value ?? ''}
                onValueChange={onChange}
              />
            </Field>
          )}
        />
      </FormRow>
      <FormRow>
        <Controller
          control={control}
          name="min_order"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field
              label="Compra mínima"
              error={form.errorOf('min_order')}
              hint="Opcional. Lo que suman los productos."
            >
              <MoneyInput currency={main} {...{ ref, onBlur }} value={value ?? ''} onValueChange={onChange} />
            </Field>
          )}
        />
        <Field label="Cuántas veces en total" error={form.errorOf('max_uses')} hint="Opcional. Entre todos.">
          <TextInput {...register('max_uses')} inputMode="numeric" maxLength={7} placeholder="Sin límite" />
        </Field>
      </FormRow>
      <Field
        label="Quién lo usa"
        error={form.errorOf('per_buyer')}
        hint="A cada quien lo reconoces por su teléfono."
      >
        <Select {...register('per_buyer')} options={BUYERS} />
      </Field>
      <FormRow>
        <Field label="Desde" error={form.errorOf('starts_on')} hint="Opcional.">
          <FormDayInput control={control} name="starts_on" />
        </Field>
        <Field label="Hasta" error={form.errorOf('ends_on')} hint="Opcional. Ese día todavía vale.">
          <FormDayInput control={control} name="ends_on" />
        </Field>
      </FormRow>
      <Controller
        control={control}
        name="is_active"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label="Activo"
            hint="Apagado no descuenta, y los pedidos que ya lo usaron quedan como están."
            checked={value}
            onCheckedChange={onChange}
          />
        )}
      />
    </FormDrawer>
  );
}
