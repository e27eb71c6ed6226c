import { useCan } from '@cuadra/shared/state';
import { ButtonLink, Icon } from '@cuadra/shared/ui';
import styled, { keyframes } from 'styled-components';
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

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** At the free end of the search box; seen only where the answer takes longer than an eye notices. */
const Line = styled.div`
  position: absolute;
  inset: calc(var(--s-4) + 14px) calc(var(--s-5) + 56px) auto auto;
  font-size: var(--t-sm);
  line-height: 20px;
  color: var(--ink-3);
  pointer-events: none;
  animation: ${appear} 1ms 250ms backwards;
  ${COMPACT} {
    inset: calc(var(--s-3) + 14px) calc(var(--s-4) + 48px) auto auto;
  }
`;

/** Where `state` brings whoever has created the product back to. */
const BACK = { returnTo: '/cash-register' };

/** Why the last product was not added: beside the search, where the cashier looks, and not over her lines. */
export function SearchErrorNote({ error }: { error: SearchError | undefined }) {
  const mayCreate = useCan(['products', 'create']);
  if (!error) return null;
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

/** What is being looked up; drawn inside the box of the search. */
export function Looking({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Line key={texts.join()} role="status">
      Buscando {texts.map((text) => `«${text}»`).join(', ')}…
    </Line>
  );
}
