import { Button, EmptyState, Row } from '@cuadra/shared/ui';

export interface FirstClientsProps {
  onCreate: (() => void) | undefined;
  onImport: (() => void) | undefined;
}

/** A company without clients: what they are good for, and how to get some. */
export function FirstClients({ onCreate, onImport }: FirstClientsProps) {
  return (
    <EmptyState
      icon="users"
      title="Todavía no tienes clientes"
      action={
        onCreate && (
          <Row $justify="center">
            <Button icon="upload" onClick={onImport}>
              Importar una lista
            </Button>
            <Button icon="plus" onClick={onCreate}>
              Anotar el primero
            </Button>
          </Row>
        )
      }
    >
      Anota a quién le vendes para venderle a su nombre o a crédito. También los creas al cobrar en la Caja.
    </EmptyState>
  );
}

/** A search that finds nobody. */
export function NobodyFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={`Ningún cliente coincide con «${search}»`}
      action={<Button onClick={onClear}>Ver todos</Button>}
    />
  );
}

/** Filters that find nobody. */
export function NobodyFiltered({ isDebt, onClear }: { isDebt: boolean; onClear: () => void }) {
  return isDebt ? (
    <EmptyState icon="check" title="Nadie te debe" action={<Button onClick={onClear}>Ver todos</Button>}>
      Lo que vendas a crédito en la Caja sale aquí hasta que te lo paguen.
    </EmptyState>
  ) : (
    <EmptyState
      icon="search"
      title="Ningún cliente cumple con estos filtros"
      action={<Button onClick={onClear}>Quitar filtros</Button>}
    />
  );
}
