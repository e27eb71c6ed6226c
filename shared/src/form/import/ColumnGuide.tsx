import styled from 'styled-components';
import { Badge, Button, Row } from '../../ui/index.ts';
import { fieldLabel, type ImportKind } from './import-kind.ts';
import { saveText } from './save-text.ts';

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
export function ColumnGuide({ kind }: { kind: ImportKind }) {
  const columns = Object.entries(kind.columns);
  return (
    <Row $gap={3} $align="start" $justify="space-between">
      <Guide>
        <Summary>Columnas que entiende</Summary>
        <p className="muted">La primera línea las nombra; el orden no importa y las demás se dejan fuera.</p>
        <List>
          {columns.map(([field, names]) => (
            <Item key={field}>
              <dt>
                {fieldLabel(kind, field)}
                {field === 'name' && <Badge tone="brand">Obligatorio</Badge>}
              </dt>
              <dd>{kind.fields[field]?.note}</dd>
              <dd>{names.join(' · ')}</dd>
            </Item>
          ))}
        </List>
      </Guide>
      <Button size="sm" icon="download" onClick={() => saveText(`${kind.many}.csv`, template(kind))}>
        Descargar plantilla
      </Button>
    </Row>
  );
}

/** An empty list with every column, in the form that Excel in Spanish opens by a double click. */
function template({ columns }: ImportKind): string {
  return `\ufeff${Object.values(columns)
    .map(([name]) => name)
    .join(';')}\r\n`;
}
