import { Notice } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { namesText } from '../../goods/formula-text.ts';
import { TO_BUY_PATH } from '../production-paths.ts';

/** That what is still to be made lacks something, by name; nothing where all of it is there. */
export function MissingNow({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title="Falta para terminarla."
      action={<Link to={TO_BUY_PATH}>Ver por comprar</Link>}
    >
      No alcanza: {namesText(missing)}.
    </Notice>
  );
}
