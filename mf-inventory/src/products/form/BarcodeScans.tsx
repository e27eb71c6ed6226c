import { useEntityFormContext } from '@cuadra/shared/form';
import { soundRefused, useScanner } from '@cuadra/shared/scan';
import { notify } from '@cuadra/shared/state';
import { addBarcodes } from './barcodes.ts';
import type { ProductValues } from './product-values.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

/** What is scanned while the form is open is a barcode of its product, whatever is being filled in; it draws nothing. */
export function BarcodeScans() {
  const { form } = useEntityFormContext<ProductValues>();
  useScanner({
    focusSearch: () => false,
    onScan: (code, _typed, isForField) => {
      if (isForField) return false;
      if (document.querySelector(DIALOG)) {
        notify.error(`Cierra la ventana y escanea ${code} otra vez para agregarlo al producto.`);
        soundRefused();
        return true;
      }
      const before = form.getValues('barcodes');
      const barcodes = addBarcodes(before, code);
      if (barcodes.length === before.length) notify.info(`${code} ya está entre sus códigos de barras.`);
      else {
        const shouldValidate = form.formState.isSubmitted;
        form.setValue('barcodes', barcodes, { shouldDirty: true, shouldValidate });
        notify.success(`Agregamos el código de barras ${code}.`);
      }
      return true;
    },
  });
  return null;
}
