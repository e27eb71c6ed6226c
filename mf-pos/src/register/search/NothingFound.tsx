import { useCan } from '@cuadra/shared/state';
import { ButtonLink, EmptyState } from '@cuadra/shared/ui';
import type { Shelf } from './shelf.ts';

export interface NothingFoundProps {
  /** What is searched; empty while a shelf is shown. */
  text: string;
  shelf: Shelf;
}

/** Why no product is shown, and what to do. */
export function NothingFound({ text, shelf }: NothingFoundProps) {
  const mayCreate = useCan(['products', 'create']);
  if (text)
    return (
      <EmptyState icon="search" title={`No encontramos «${text}»`}>
        Prueba con otra parte del nombre, con el código o escanea el producto.
      </EmptyState>
    );
  if (shelf === 'favourites')
    return (
      <EmptyState icon="star" title="Todavía no tienes favoritos">
        Toca la estrella de un producto y quedará aquí, a mano en este equipo. Los de todas tus cajas se
        marcan en la ficha del producto.
      </EmptyState>
    );
  if (shelf !== 'popular' && shelf !== 'all')
    return <EmptyState icon="tag" title="No hay productos en esta categoría" />;
  return (
    <EmptyState icon="package" title="Todavía no hay productos" action={mayCreate && <FirstProducts />}>
      {mayCreate
        ? 'Crea el primero, o trae toda tu lista de un archivo, y aparecerá aquí para venderlo.'
        : 'Pídele a quien administra la empresa que cargue los productos: aparecerán aquí para venderlos.'}
    </EmptyState>
  );
}

/** Where `state` brings whoever has created the product back to. */
const BACK = { returnTo: '/cash-register' };

function FirstProducts() {
  return (
    <>
      <ButtonLink variant="primary" icon="plus" to="/create-product" state={BACK}>
        Crear producto
      </ButtonLink>
      <ButtonLink icon="upload" to="/products?import">
        Importar mi lista
      </ButtonLink>
    </>
  );
}
