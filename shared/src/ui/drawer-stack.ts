import styled from 'styled-components';
import { PHONE } from './tokens.ts';

/**
 * What stands in a drawer, one below the other, from its head to its end; as a form with `as="form"`. Inside of another it is
 * a part of it.
 */
export const DrawerStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-4);
  min-height: 100%;
  & > * {
    flex: none;
    min-width: 0;
  }
`;

/**
 * The buttons of a drawer, the last of its `DrawerStack`: always in sight, and at the drawer's end however little there is
 * above. What went wrong (`role="alert"`) stands above them. For content that brings its own buttons; a `Drawer` that is
 * opened directly takes them as its `footer`.
 */
export const DrawerFoot = styled.footer`
  position: sticky;
  /* The inner space of the drawer, taken back. */
  bottom: calc(-1 * var(--s-5));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--s-2);
  margin: auto calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5) max(var(--s-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  & > [role='alert'] {
    flex: 1 0 100%;
  }
  ${PHONE} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;
