import type { Product } from '@cuadra/shared/contract';
import { useEntityFormContext } from '@cuadra/shared/form';
import { useController } from 'react-hook-form';
import { BarcodeOwner } from './BarcodeOwner.tsx';
import { BarcodesInput } from './BarcodesInput.tsx';
import type { ProductValues } from './product-values.ts';

/** As many barcodes as a product has, and who has one of them already. */
export function BarcodesField({ product }: { product: Product | undefined }) {
  const { form, errorOf } = useEntityFormContext<ProductValues>();
  const { field } = useController({ control: form.control, name: 'barcodes' });
  return (
    <div>
      <BarcodesInput
        label="Códigos de barras"
        hint="Escanea o escribe, y pulsa Enter. Puede tener varios."
        error={errorOf('barcodes')}
        listLabel="Códigos de barras agregados"
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
      {field.value
        .filter((barcode) => !product?.barcodes.includes(barcode))
        .map((barcode) => (
          <BarcodeOwner key={barcode} barcode={barcode} ownId={product?.id} />
        ))}
    </div>
  );
}
