import { useCan } from '@cuadra/shared/state';
import { ButtonLink, Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { FROM_PRODUCTS } from '../../product-paths.ts';

/** Over the head of the table, however far the list is scrolled: whoever scans looks at the goods first. */
const InSight = styled.div`
  position: sticky;
  top: var(--toolbar);
  z-index: 3;
  margin-bottom: var(--s-3);
  border-radius: var(--r-2);
  background: var(--bg);
`;

/** That a code which was scanned is nobody's, and the way to a product that has it. */
export function UnknownCode({ code, onDismiss }: { code: string; onDismiss: () => void }) {
  const mayCreate = useCan(['products', 'create']);
  return (
    <InSight>
      <Notice
        tone="bad"
        title={`Ningún producto tiene el código ${code}.`}
        onDismiss={onDismiss}
        action={
          mayCreate && (
            <ButtonLink
              size="sm"
              icon="plus"
              to={`/create-product?barcode=${encodeURIComponent(code)}`}
              state={FROM_PRODUCTS}
            >
              Crear con este código
            </ButtonLink>
          )
        }
      />
    </InSight>
  );
}
