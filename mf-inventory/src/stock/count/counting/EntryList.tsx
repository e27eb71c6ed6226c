import { formatQuantity, shortTime } from '@cuadra/shared/domain';
import { Badge, Button, IconButton, Row, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { rejectionText } from '../count-text.ts';
import type { CountEntry } from '../outbox/count-entry.ts';

const List = styled.ul`
  li {
    padding: var(--s-2) 0;
    border-top: 1px solid var(--line);
  }
  li > div > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Entries in sight at first; the rest a press away. */
const SHOWN = 30;

/** What was counted on this device, newest first, and what became of it. */
export function EntryList(props: { entries: readonly CountEntry[]; onRemove: (id: string) => void }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? props.entries : props.entries.slice(0, SHOWN);
  return (
    <>
      <List aria-label="Renglones contados">
        {shown.map((entry) => (
          <li key={entry.id}>
            <Row $gap={2} $oneLine>
              <div>
                {entry.name}
                <Text $tone="quiet" $size="xs">
                  {shortTime(new Date(entry.at))}
                </Text>
                {entry.state === 'rejected' && (
                  <Text $tone="bad" $size="sm">
                    {rejectionText(entry.reason)}
                  </Text>
                )}
              </div>
              <strong>{formatQuantity(entry.qty)}</strong>
              {entry.state === 'waiting' && <Badge tone="gold">Por enviar</Badge>}
              <IconButton
                size="sm"
                variant="ghost"
                icon="trash"
                label={`Quitar ${formatQuantity(entry.qty)} de ${entry.name}`}
                onClick={() => props.onRemove(entry.id)}
              />
            </Row>
          </li>
        ))}
      </List>
      {props.entries.length > shown.length && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          Ver los {props.entries.length}
        </Button>
      )}
    </>
  );
}
