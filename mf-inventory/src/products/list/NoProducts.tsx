import { Button, EmptyState } from '@cuadra/shared/ui';

/** A company without products: the two ways to get some. */
export function FirstProducts({ onImport, onCreate }: { onImport?: () => void; onCreate?: () => void }) {
  return (
    <EmptyState
      icon="package"
      title="Todavía no tienes productos"
      action={
        <>
          {onImport && (
            <Button variant="primary" icon="upload" onClick={onImport}>
              Importar una lista
            </Button>
          )}
          {onCreate && (
            <Button icon="plus" onClick={onCreate}>
              Agregar el primero
            </Button>
          )}
        </>
      }
    >
      {onImport
        ? 'Importa tu lista de una vez desde un archivo de Excel, o agrega los productos uno por uno.'
        : 'Cuando alguien con permiso los agregue, los verás aquí.'}
    </EmptyState>
  );
}

/** A search that finds nothing. */
export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={`Nada coincide con «${search}»`}
      action={<Button onClick={onClear}>Ver todos los productos</Button>}
    >
      Prueba con menos palabras, o con el código o el código de barras.
    </EmptyState>
  );
}

/** Filters that find nothing. */
export function NothingFiltered({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      title="Ningún producto cumple con estos filtros"
      action={<Button onClick={onClear}>Quitar filtros</Button>}
    >
      Quita alguno, o busca en todos tus productos.
    </EmptyState>
  );
}
