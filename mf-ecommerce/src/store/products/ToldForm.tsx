import { fieldText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { StoreProduct } from '@cuadra/shared/contract';
import { FormDrawer, type PhotoState, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, Text, TextArea } from '@cuadra/shared/ui';
import { useState } from 'react';
import { PhotosField } from './PhotosField.tsx';
import { toldEditing, toldSchema, toldValues } from './told-values.ts';

/** What the store tells of a product: its words and its pictures. */
export function ToldForm({ product, onClose }: { product: StoreProduct; onClose: () => void }) {
  const [before] = useState(product);
  const [photo, setPhoto] = useState<PhotoState>();
  const { mutateAsync } = useCallMutation('PUT /store/products/update');
  const calls = useCallCache();
  const form = useEntityForm({
    draft: { name: `store product ${before.id}` },
    schema: toldSchema,
    values: toldValues(before),
    edited: toldEditing(before),
    send: (output, _id, edit) => mutateAsync({ body: { id: before.id, ...output, ...edit.fields } }),
    onSaved: (saved) => {
      calls.set('GET /store/products/{id}', saved, { params: { id: before.id } });
      notify.success(`Guardamos lo que tu tienda dice de ${before.name}.`);
      onClose();
    },
    fieldError: (field, reason) =>
      field === 'images' && reason === 'unknown'
        ? 'Una de las fotos ya no está. Quítala y vuelve a agregarla.'
        : fieldText(reason),
  });
  const { register, setValue, watch } = form.form;
  return (
    <FormDrawer
      form={form}
      label={before.name}
      head={<Text $tone="soft">Lo que lee y ve quien abre este producto en tu tienda.</Text>}
      submit="Guardar"
      canSubmit={photo !== 'busy'}
      onDiscard={onClose}
    >
      <Field
        label="Descripción"
        hint="De qué está hecho, cuánto trae, para qué sirve: lo que te preguntan por WhatsApp."
        error={form.errorOf('description')}
      >
        <TextArea {...register('description')} rows={7} maxLength={2000} autoFocus />
      </Field>
      <PhotosField
        images={watch('images')}
        onChange={(images) => setValue('images', images, { shouldDirty: true, shouldValidate: true })}
        onState={setPhoto}
        error={form.errorOf('images')}
      />
    </FormDrawer>
  );
}
