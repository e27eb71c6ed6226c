import { EmptyState } from '@cuadra/shared/ui';
import type { Shelf } from './shelf.ts';

export interface NothingFoundProps {
  /** What is searched; empty while a shelf is shown. */
  text: string;
  shelf: Shelf;
}

/** Why no product is shown, and what to do. */
export function NothingFound({ text, shelf }: NothingFoundProps) {
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
        marcan en la ficha del producto. Los de toda la empresa se marcan en Productos.
      </EmptyState>
    );
  if (shelf !== 'popular' && shelf !== 'all')
    return <EmptyState icon="tag" title="No hay productos en esta categoría" />;
  return (
    <EmptyState icon="package" title="Todavía no hay productos">
      Crea el primero en Productos, o importa tu lista desde allí, y aparecerá aquí para venderlo.
    </EmptyState>
  );
}
