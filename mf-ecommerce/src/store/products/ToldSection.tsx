import { useCan } from '@cuadra/shared/state';
import { FormSection } from '../FormSection.tsx';
import { ProductSearch } from '../goods/ProductSearch.tsx';

export interface ToldSectionProps {
  onChoose: (product: { id: string; name: string }) => void;
}

/** Chooses the product of which the store is to tell more. */
export function ToldSection({ onChoose }: ToldSectionProps) {
  if (!useCan(['products', 'update'])) return null;
  return (
    <FormSection
      title="Descripciones y fotos"
      about="Elige un producto para contar más de él. Se guarda aparte de lo demás."
    >
      <ProductSearch
        label="Producto del que quieres contar más"
        onChoose={(product) => product && onChoose(product)}
      />
    </FormSection>
  );
}
