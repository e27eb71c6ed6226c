import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Row } from '../Row.ts';
import { TOUCH } from '../tokens.ts';

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 10px 0 12px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--brand-soft);
  color: var(--brand-ink);
  font-size: var(--t-sm);
  cursor: pointer;
  ${TOUCH} {
    height: 44px;
    border-radius: 22px;
  }
`;

export interface FilterChipsProps {
  /** What the list is held against, in words: «Sin existencia». */
  chips: readonly { text: string; onRemove: () => void }[];
  /** Takes all of them off. */
  onClear: () => void;
}

/** What a list is held against, each a press away from being taken off; nothing without any. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <Row as="section" aria-label="Filtros puestos" style={{ marginBottom: 'var(--s-3)' }}>
      {chips.map(({ text, onRemove }) => (
        <Chip key={text} type="button" aria-label={`Quitar filtro: ${text}`} onClick={onRemove}>
          {text}
          <Icon name="x" size={14} />
        </Chip>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        Quitar filtros
      </Button>
    </Row>
  );
}
