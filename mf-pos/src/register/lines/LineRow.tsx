import { IconButton, Kbd } from '@cuadra/shared/ui';
import { memo, useEffect, useRef } from 'react';
import { KeyButton } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import { lineKey, nameOf } from '../../sale/lines/line.ts';
import { LineTile } from '../lazy-aside.ts';
import { LineFacts, type LineFactsProps } from './LineFacts.tsx';
import { Actions, Choose, Desk, Remove, Row } from './line-style.ts';

/** What a line asks for in a dialog of its own. */
export type LineDialog = 'discount' | 'note' | 'presentation';

export interface LineRowProps extends LineFactsProps {
  /** What the keys of a line are for; its actions are in sight. */
  isChosen: boolean;
  onChoose: (key: string) => void;
  onOpen: (dialog: LineDialog, key: string) => void;
  onRemove: (key: string) => void;
}

/**
 * A line of the sale: what, how many, and what it comes to in both currencies; the chosen one with what can be done. All that
 * it is given stays the same until the line itself changes: no other line is drawn again for it.
 */
export const LineRow = memo(function LineRow({
  isChosen,
  onChoose,
  onOpen,
  onRemove,
  ...facts
}: LineRowProps) {
  const { is_presented } = facts.line;
  const name = nameOf(facts.line);
  const key = lineKey(facts.line);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    // With the frame that is drawn next, which lays the line out anyway, and not before it.
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isChosen]);
  const focusQuantity = () => row.current?.querySelector<HTMLInputElement>('input')?.focus();
  return (
    <Row ref={row} aria-label={name} data-line={key} {...(isChosen && { 'data-chosen': true })}>
      <Choose type="button" title={name} aria-expanded={isChosen} onClick={() => onChoose(key)}>
        {name}
      </Choose>
      <Remove>
        {isChosen && <Kbd rare>{KEYS.removeLine.drawn}</Kbd>}
        <IconButton icon="x" size="sm" label="Quitar línea" onClick={() => onRemove(key)} />
      </Remove>
      <LineTile productId={facts.line.product_id} name={facts.line.name} />
      <LineFacts {...facts} />
      {isChosen && (
        <Actions role="group" aria-label={`Acciones de ${name}`}>
          <KeyButton of="discount" onClick={() => onOpen('discount', key)}>
            Descuento
          </KeyButton>
          <KeyButton of="note" onClick={() => onOpen('note', key)}>
            Nota
          </KeyButton>
          {is_presented && (
            <KeyButton of="presentation" onClick={() => onOpen('presentation', key)}>
              Presentación
            </KeyButton>
          )}
          <Desk>
            <KeyButton of="quantity" onClick={focusQuantity}>
              Cantidad
            </KeyButton>
          </Desk>
        </Actions>
      )}
    </Row>
  );
});
