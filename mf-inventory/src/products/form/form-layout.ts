import { Button, Card, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** Below this the preview has no place beside the form. */
const NARROW = '@media (max-width: 1020px)';

export const Sections = styled.div`
  display: grid;
  gap: var(--s-4);
  min-width: 0;
`;

export const Aside = styled.div`
  position: sticky;
  top: var(--s-5);
  display: grid;
  gap: var(--s-4);
`;

export const Preview = styled(Card)`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-5);
  ${PHONE} {
    padding: var(--s-4);
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--s-2);
  ${NARROW} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
    margin: 0 calc(-1 * var(--s-4)) calc(-1 * var(--s-4));
    padding: var(--s-3) var(--s-4) max(var(--s-3), env(safe-area-inset-bottom));
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
`;

/** What is wrong stands above the buttons, and the way out is left to the browser where room is scarce. */
export const Whole = styled.div`
  grid-column: 1 / -1;
`;

export const Cancel = styled(Button)`
  ${NARROW} {
    display: none;
  }
`;

/** Beside each other; where there is no room, below each other: the preview after the price, the buttons always in sight. */
export const Layout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: var(--s-4);
  align-items: start;
  input,
  select {
    scroll-margin-block: 110px;
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    ${Sections}, ${Aside} {
      display: contents;
    }
    ${Sections} > :last-child {
      order: 1;
    }
    ${Actions} {
      order: 2;
    }
  }
`;
