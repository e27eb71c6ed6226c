import styled from 'styled-components';

/** `María Rojas` → `MR`, `Ana` → `A`: the first letters of the first two words. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '')
    .join('');
}

const Disc = styled.span<{ $online: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--ink-2);
  font-weight: 600;
  font-size: var(--t-sm);
  ${({ $online }) =>
    $online &&
    `&::after {
      content: '';
      position: absolute;
      inset: auto -1px -1px auto;
      width: 10px;
      height: 10px;
      border-radius: 50%;
      background: var(--ok);
      border: 2px solid var(--surface);
    }`}
`;

/** Somebody's initials; the name itself stands beside it, or in the name of what holds it. */
export function Avatar({ name, online = false }: { name: string; online?: boolean }) {
  return (
    <Disc aria-hidden $online={online}>
      {initials(name)}
    </Disc>
  );
}
