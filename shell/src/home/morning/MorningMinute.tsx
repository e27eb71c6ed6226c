import { useDrawers } from '@cuadra/shared/state';
import { Button, ButtonLink, Card, Icon, Kbd, PHONE, useShortcut } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { MorningItem } from './morning-items.ts';
import { useMorning } from './use-morning.ts';
import { type MorningDoor, useMorningDoors } from './use-morning-doors.ts';

const Sheet = styled(Card)`
  margin-bottom: var(--s-4);
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-3);
  margin-bottom: var(--s-2);
  h2 {
    font-size: var(--t-lg);
    font-weight: 600;
  }
`;

const Item = styled.li<{ $bad: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  padding: 10px 0;
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  & > svg {
    color: var(--${({ $bad }) => ($bad ? 'danger' : 'ink-3')});
  }
  p {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: var(--t-xs);
    font-weight: 400;
    color: var(--ink-3);
  }
  ${PHONE} {
    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/** At the first opening of a day: what changed since yesterday and what waits, each a press away; put away until tomorrow. */
export function MorningMinute() {
  const { data, items, putAway } = useMorning();
  const doors = useMorningDoors(data);
  const title = useId();
  useShortcut('Escape', putAway, { enabled: items.length > 0 });
  if (items.length === 0) return null;
  return (
    <Sheet $pad aria-labelledby={title}>
      <Head>
        <h2 id={title}>Tu mañana en un minuto</h2>
        <Button variant="ghost" size="sm" onClick={putAway}>
          Listo por hoy <Kbd>Esc</Kbd>
        </Button>
      </Head>
      <ul>
        {items.map((item) => (
          <Row key={item.place} item={item} door={doors[item.place]} />
        ))}
      </ul>
    </Sheet>
  );
}

function Row({ item, door }: { item: MorningItem; door: MorningDoor | undefined }) {
  const { openDrawer } = useDrawers();
  const { icon, text, note, isBad = false } = item;
  return (
    <Item $bad={isBad}>
      <Icon name={icon} />
      <p>
        {text}
        {note && <small>{note}</small>}
      </p>
      {door &&
        ('to' in door ? (
          <ButtonLink size="sm" to={door.to}>
            {door.label}
          </ButtonLink>
        ) : (
          <Button size="sm" onClick={() => openDrawer(door.drawer)}>
            {door.label}
          </Button>
        ))}
    </Item>
  );
}
