import styled from 'styled-components';

/** `1 USD = 917,80 VES`, large. */
export const RateFigure = styled.p`
  font-size: var(--t-2xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;
