import styled from 'styled-components';

/** `María Rojas` → `MR`, `Ana` → `A`: the first letters of the first two words. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '')
    .join('');
}

const Disc = styled.span<{ $online: boolean; $size: number }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: var(--chip);
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--ink-2);
  font-weight: 600;
  font-size: ${({ $size }) => ($size > 40 ? 'var(--t-2xl)' : 'var(--t-sm)')};
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

const Picture = styled.img`
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
  outline: 1px solid var(--line);
  outline-offset: -1px;
`;

export interface AvatarProps {
  name: string;
  /** A picture, as the API keeps it; the initials without one. */
  image?: string | null;
  online?: boolean;
  /** Pixels; 32 by default. */
  size?: number;
}

/** Somebody's picture or initials; the name itself stands beside it, or in the name of what holds it. */
export function Avatar({ name, image, online = false, size = 32 }: AvatarProps) {
  return (
    <Disc aria-hidden $online={online} $size={size}>
      {image ? <Picture src={image} alt="" width={size} height={size} /> : initials(name)}
    </Disc>
  );
}
