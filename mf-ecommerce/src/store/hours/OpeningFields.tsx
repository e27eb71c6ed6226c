import { Checkbox, Field, IconButton, Row, TextInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useStoreForm } from '../store-form-context.ts';
import { MIDNIGHT, type OpeningRow } from './openings.ts';

/** A clock's worth, also on a phone: two fit beside each other. */
const Time = styled(Field)`
  width: 128px;
`;

export interface OpeningFieldsProps {
  opening: OpeningRow;
  /** Of the day, and of which opening if there are several: «lunes». */
  name: string;
  /** Its place in the whole week, where what is wrong with it is told. */
  at: number;
  onChange: (opening: OpeningRow) => void;
  onRemove: () => void;
}

/** From when until when; the end of the day, which no clock shows, is a box to tick. */
export function OpeningFields({ opening, name, at, onChange, onRemove }: OpeningFieldsProps) {
  const { errorOf } = useStoreForm();
  const isToMidnight = opening.to === MIDNIGHT;
  return (
    <Row $gap={3} $align="start">
      <Time label={`Desde, ${name}`} error={errorOf(`openings.${at}.from`)} hideLabel>
        <TextInput
          type="time"
          value={opening.from}
          onChange={({ target }) => onChange({ ...opening, from: target.value })}
        />
      </Time>
      {!isToMidnight && (
        <Time label={`Hasta, ${name}`} error={errorOf(`openings.${at}.to`)} hideLabel>
          <TextInput
            type="time"
            value={opening.to}
            onChange={({ target }) => onChange({ ...opening, to: target.value })}
          />
        </Time>
      )}
      <Checkbox
        label="hasta medianoche"
        aria-label={`Hasta medianoche, ${name}`}
        aria-labelledby={undefined}
        checked={isToMidnight}
        onCheckedChange={(checked) => onChange({ ...opening, to: checked ? MIDNIGHT : '' })}
      />
      <IconButton icon="trash" size="sm" label={`Quitar horario del ${name}`} onClick={onRemove} />
    </Row>
  );
}
