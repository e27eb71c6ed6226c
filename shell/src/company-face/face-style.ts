import styled from 'styled-components';

/** As high as it will be, so that the form stays where it is. */
export const Face = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 64px;
  margin-bottom: var(--s-3);
  font-size: var(--t-lg);
  overflow-wrap: anywhere;
`;
