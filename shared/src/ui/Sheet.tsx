import styled from 'styled-components';
import { Card } from './Card.tsx';

/** A card that holds a table: clipped and not scrolled, or the table's head would stick to the card instead of the screen. */
export const Sheet = styled(Card)`
  overflow: clip;
`;

/** The same with a title above the table. */
export const TitledSheet = styled(Sheet)`
  h2 {
    padding: var(--s-4) var(--s-4) var(--s-2);
    font-size: var(--t-md);
  }
`;
