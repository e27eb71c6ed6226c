import styled from 'styled-components';

export const SubTitle = styled.h3`
  font-size: var(--t-md);
  font-weight: 600;
  outline: none;
`;

export const Muted = styled.p`
  color: var(--ink-3);
  font-size: var(--t-sm);
`;
