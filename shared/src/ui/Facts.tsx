import styled from 'styled-components';
import { PHONE } from './tokens.ts';

const List = styled.dl`
  display: grid;
  /* The names take what they need, the values the rest. */
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  ${PHONE} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  dt,
  dd {
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    padding-inline-end: var(--s-5);
    color: var(--ink-3);
  }
  ${PHONE} {
    dt {
      padding-inline-end: var(--s-3);
    }
  }
  dd {
    font-weight: 600;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dt:last-of-type,
  dd:last-of-type {
    border-bottom: 0;
  }
`;

/** Names and values, one a line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <List>
      {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </List>
  );
}
