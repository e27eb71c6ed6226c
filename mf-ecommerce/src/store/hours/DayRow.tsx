import { Button, Row, Text } from '@cuadra/shared/ui';
import { withoutRow, withRow } from '../rows.ts';
import { RowHead, RowItem } from '../rows-style.ts';
import { OpeningFields } from './OpeningFields.tsx';
import { copiedToAll, type OpeningRow, openingsOn, type WEEKDAYS, withOpening } from './openings.ts';

export interface DayRowProps {
  weekday: (typeof WEEKDAYS)[number];
  /** Of the whole week. */
  openings: readonly OpeningRow[];
  onChange: (openings: OpeningRow[]) => void;
}

/** A day of the week with its openings; none: closed. */
export function DayRow({ weekday: { day, name }, openings, onChange }: DayRowProps) {
  const own = openingsOn(openings, day);
  const inSentence = name.toLocaleLowerCase('es');
  return (
    <RowItem aria-label={name}>
      <RowHead>
        <Text as="span" $strong>
          {name}
          {own.length === 0 && (
            <Text as="span" $tone="quiet">
              {' '}
              · Cerrada
            </Text>
          )}
        </Text>
        <Row $gap={1}>
          {own.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              icon="copy"
              aria-label={`Copiar el horario del ${inSentence} a los demás días`}
              onClick={() => onChange(copiedToAll(openings, day))}
            >
              Copiar a los demás días
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon="plus"
            aria-label={`Agregar horario el ${inSentence}`}
            onClick={() => onChange(withOpening(openings, day))}
          >
            Agregar horario
          </Button>
        </Row>
      </RowHead>
      {own.map((opening, index) => (
        <OpeningFields
          key={opening.id}
          opening={opening}
          // Several of a day are told apart by their place.
          name={own.length > 1 ? `${inSentence}, horario ${index + 1}` : inSentence}
          at={openings.indexOf(opening)}
          onChange={(changed) => onChange(withRow(openings, changed))}
          onRemove={() => onChange(withoutRow(openings, opening.id))}
        />
      ))}
    </RowItem>
  );
}
