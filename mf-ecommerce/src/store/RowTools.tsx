import { IconButton, Row } from '@cuadra/shared/ui';

export interface RowToolsProps {
  /** Of the row, for its buttons: «Harina». */
  name: string;
  index: number;
  count: number;
  /** Left out where the order says nothing. */
  onMove?: (step: -1 | 1) => void;
  /** Left out where something else takes it away. */
  onRemove?: () => void;
}

/** Moves a row of a list a place, or takes it away. */
export function RowTools({ name, index, count, onMove, onRemove }: RowToolsProps) {
  return (
    <Row $gap={1} $oneLine>
      {onMove && count > 1 && (
        <>
          <IconButton
            icon="arrow-up"
            size="sm"
            label={`Subir ${name}`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="arrow-down"
            size="sm"
            label={`Bajar ${name}`}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          />
        </>
      )}
      {onRemove && <IconButton icon="trash" size="sm" label={`Quitar ${name}`} onClick={onRemove} />}
    </Row>
  );
}
