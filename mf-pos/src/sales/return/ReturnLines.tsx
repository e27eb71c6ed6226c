import { exact } from '@cuadra/shared/domain';
import { Button, PHONE, QuantityInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { soldText } from '../../printing/receipt/line-arithmetic.ts';
import type { ReturnInHand } from './use-return.ts';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  h3 {
    font-size: var(--t-md);
  }
`;

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 108px auto;
    align-items: center;
    gap: var(--s-2) var(--s-3);
    padding-block: 10px;
    border-top: 1px solid var(--line);
  }
  li:first-child {
    border-top: 0;
  }
  small {
    display: block;
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
  ${PHONE} {
    li {
      grid-template-columns: minmax(0, 1fr) 92px auto;
    }
  }
`;

/** How much of each line comes back. */
export function ReturnLines({ back }: { back: ReturnInHand }) {
  const { lines, quantities, setQuantity, takeAll } = back;
  return (
    <section aria-label="Qué devuelve">
      <Head>
        <h3>¿Qué devuelve?</h3>
        <Button size="sm" variant="ghost" onClick={takeAll}>
          Devolver todo
        </Button>
      </Head>
      <List>
        {lines.map(({ id, name, unit, qty, returned, left }) => {
          const isGone = exact(left).lte(0);
          return (
            <li key={id}>
              <span>
                {name}
                <small>
                  {isGone
                    ? 'Ya volvió todo'
                    : exact(returned.qty).isZero()
                      ? `Se vendieron ${soldText(qty, unit)}`
                      : `Se vendieron ${soldText(qty, unit)}, ya volvieron ${soldText(returned.qty, unit)}`}
                </small>
              </span>
              <QuantityInput
                aria-label={`Cuánto vuelve de ${name}`}
                disabled={isGone}
                placeholder="0"
                value={quantities[id] ?? ''}
                onValueChange={(value) => setQuantity(id, value ?? '')}
              />
              <Button
                size="sm"
                variant="ghost"
                disabled={isGone}
                aria-label={`Todo de ${name}`}
                onClick={() => setQuantity(id, left)}
              >
                Todo
              </Button>
            </li>
          );
        })}
      </List>
    </section>
  );
}
