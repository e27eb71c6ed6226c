import styled from 'styled-components';

/** The parts of a drawer below each other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding-top: var(--s-1);
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;

export const PartTitle = styled.h3`
  font-size: var(--t-md);
`;

export const PartText = styled.p`
  color: var(--ink-2);
  text-wrap: pretty;
`;

/** `1 USD = 917,80 VES`, large. */
export const RateFigure = styled.p`
  font-size: var(--t-2xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

/** A figure, and beside it a word about it. */
export const FigureLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
`;
