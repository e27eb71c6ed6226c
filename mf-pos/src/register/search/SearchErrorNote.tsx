import { useCan } from '@cuadra/shared/state';
import { ButtonLink, Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { COMPACT } from '../layout.ts';
import type { SearchError } from './search-error.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin: var(--s-2) var(--s-5) 0;
  padding: 8px 14px;
  border-radius: var(--r-2);
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 500;
  span {
    flex: 1 1 200px;
  }
  ${COMPACT} {
    margin-inline: var(--s-4);
  }
`;

/** Where `state` brings whoever has created the product back to. */
const BACK = { returnTo: '/cash-register' };

/** Why the last product was not added: beside the search, where the cashier looks, and not over her lines. */
export function SearchErrorNote({ error }: { error: SearchError }) {
  const mayCreate = useCan(['products', 'create']);
  const { text, unknownCode } = error;
  return (
    <Bar role="alert">
      <Icon name="error" size={16} />
      <span>{text}</span>
      {unknownCode !== undefined && mayCreate && (
        <ButtonLink
          size="sm"
          icon="plus"
          to={`/create-product?barcode=${encodeURIComponent(unknownCode)}`}
          state={BACK}
        >
          Crear producto
        </ButtonLink>
      )}
    </Bar>
  );
}
