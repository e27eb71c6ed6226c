import { Icon, PHONE } from '@cuadra/shared/ui';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { usePageTitleStore } from '../browser/page-title.ts';
import { useVisitor } from '../navigation/use-visitor.ts';
import { crumbAbove } from './crumb-above.ts';

const Trail = styled.nav`
  flex: 1;
  min-width: 0;
  font-size: var(--t-lg);
  font-weight: 600;
  ol {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  li {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Above = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  flex: none;
  color: var(--ink-3);
  font-weight: 500;
  a {
    color: inherit;
    text-decoration: none;
    padding-block: 11px;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  ${PHONE} {
    && {
      display: none;
    }
  }
`;

/** Where one is, and the screen above with the way back to it. */
export function Breadcrumbs() {
  const title = usePageTitleStore((store) => store.title);
  const { pathname } = useLocation();
  const above = crumbAbove(useVisitor(), pathname);
  return (
    <Trail aria-label="Ruta">
      <ol>
        {above && (
          <Above>
            <Link to={above.to}>{above.title}</Link>
            <Icon name="chevron-right" size={16} />
          </Above>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </Trail>
  );
}
