import { IMPORT_COLUMNS } from '@cuadra/shared/contract';
import { Badge, Button } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { downloadText } from './download-text.ts';
import type { ImportField } from './read-columns.ts';
import { FIELD_LABELS } from './refusals.ts';

const NOTES: Readonly<Record<ImportField, string>> = {
  name: 'Lo único que hace falta.',
  barcode: 'Por él reconocemos lo que ya tienes. Varios, separados por espacios.',
  code: 'El código que tú le das; también sirve para reconocerlo.',
  category: 'Si no existe, la creamos.',
  measure: 'Unidad, Litro, Kilogramo…',
  qty: 'La que hay ahora.',
  min_qty: 'Con esto o menos, la lista lo marca.',
  cost: 'Lo que pagas por una unidad.',
  utility: 'En porcentaje, sobre el costo.',
  price: 'Se cobra tal cual, aunque cambie el costo.',
  currency: 'La del costo y el precio: $, Bs., USD, VES…',
};

const COLUMNS = Object.entries(IMPORT_COLUMNS) as [ImportField, readonly string[]][];

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  column-gap: var(--s-5);
  font-size: var(--t-sm);
`;

const Item = styled.div`
  padding: var(--s-2) 0;
  border-top: 1px solid var(--line);
  dt {
    display: flex;
    align-items: baseline;
    gap: var(--s-2);
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: var(--ink-2);
  }
  dd + dd {
    font-size: var(--t-xs);
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`;

/** What an import understands, and a file to start from. */
export function ColumnGuide() {
  return (
    <Box>
      <Head>
        <div>
          <h3>Columnas que entendemos</h3>
          <p className="muted">
            La primera línea las nombra; el orden no importa y las demás se dejan fuera.
          </p>
        </div>
        <Button size="sm" icon="download" onClick={() => downloadText('productos.csv', template())}>
          Descargar plantilla
        </Button>
      </Head>
      <List>
        {COLUMNS.map(([field, names]) => (
          <Item key={field}>
            <dt>
              {FIELD_LABELS[field]}
              {field === 'name' && <Badge tone="brand">Obligatorio</Badge>}
            </dt>
            <dd>{NOTES[field]}</dd>
            <dd>{names.join(' · ')}</dd>
          </Item>
        ))}
      </List>
    </Box>
  );
}

/** An empty list with every column, in the form that Excel in Spanish opens by a double click. */
function template(): string {
  return `\ufeff${COLUMNS.map(([, [name]]) => name).join(';')}\r\n`;
}
