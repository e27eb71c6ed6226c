import { IMPORT_COLUMNS, type ImportField } from '@cuadra/shared/domain';
import { Badge, Button, Row } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { downloadText } from './download-text.ts';
import { FIELD_LABELS } from './rejections.ts';

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

/** Across the whole width once it is open, below the button. */
const Guide = styled.details`
  flex: 1;
  &[open] {
    flex-basis: 100%;
    order: 1;
  }
`;

const Summary = styled.summary`
  padding-block: 6px;
  font-weight: 600;
  color: var(--brand-ink);
  cursor: pointer;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  column-gap: var(--s-5);
  margin-top: var(--s-2);
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
    <Row $gap={3} $align="start" $justify="space-between">
      <Guide>
        <Summary>Columnas que entiende</Summary>
        <p className="muted">La primera línea las nombra; el orden no importa y las demás se dejan fuera.</p>
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
      </Guide>
      <Button size="sm" icon="download" onClick={() => downloadText('productos.csv', template())}>
        Descargar plantilla
      </Button>
    </Row>
  );
}

/** An empty list with every column, in the form that Excel in Spanish opens by a double click. */
function template(): string {
  return `\ufeff${COLUMNS.map(([, [name]]) => name).join(';')}\r\n`;
}
