import styled, { keyframes } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.45; }`;

export interface SkeletonProps {
  /** Pixels, or any CSS length. */
  width?: number | string;
  height?: number | string;
  radius?: string;
}

const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

const Block = styled.span`
  display: block;
  max-width: 100%;
  background: var(--line);
  animation: ${breathe} 1.4s ease-in-out infinite;
`;

/** The shape of what is coming. Say that something loads with `aria-busy` on what holds it. */
export function Skeleton({ width = '100%', height = 14, radius = 'var(--r-1)' }: SkeletonProps) {
  return <Block aria-hidden style={{ width: length(width), height: length(height), borderRadius: radius }} />;
}
