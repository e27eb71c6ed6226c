import styled from 'styled-components';

/** A screen that has one thing to say, in the middle of the room that there is. */
export const Centered = styled.div`
  display: grid;
  place-content: center;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100%;
`;

/** The same, where nothing is round it. */
export const WholeWindow = styled(Centered).attrs({ as: 'main' })`
  min-height: 100dvh;
`;
