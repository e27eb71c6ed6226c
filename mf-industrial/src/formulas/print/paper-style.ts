import styled from 'styled-components';

/** Above a part of a sheet. */
export const PaperTitle = styled.h2`
  margin: 14px 0 4px;
  font-size: 13px;
  break-after: avoid;
`;
