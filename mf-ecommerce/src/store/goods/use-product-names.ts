import { useStoreForm } from '../store-form-context.ts';

/** What the products are called that the settings name by their ids. */
export function useProductNames() {
  const { form } = useStoreForm();
  const products = form.watch('products');
  return {
    nameOf: (id: string): string =>
      products.find((product) => product.id === id)?.name ?? 'Producto retirado',
    /** Remembers what a product is called, before its id goes into a field. */
    remember: (product: { id: string; name: string }) => {
      if (products.some(({ id }) => id === product.id)) return;
      form.setValue('products', [...products, product]);
    },
  };
}
