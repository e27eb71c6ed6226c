import { PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** Below this the telephone has no place beside the form. */
const NARROW = '@media (max-width: 1020px)';

export const Layout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: var(--s-5);
  align-items: start;
  input,
  select,
  textarea,
  button {
    scroll-margin-block: 110px;
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

/** All fields at once, for who may only read them. */
export const Unchangeable = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Aside = styled.div`
  position: sticky;
  top: var(--s-5);
  ${NARROW} {
    display: none;
  }
`;

/** Always in sight: the form is long. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: var(--s-2);
  padding: var(--s-3) var(--s-4) max(var(--s-3), env(safe-area-inset-bottom));
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-3) var(--r-3) 0 0;
  & > [role='alert'] {
    flex: 1 1 100%;
  }
  ${PHONE} {
    & > button {
      flex: 1;
    }
  }
`;
