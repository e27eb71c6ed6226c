import type { Quote } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { initial } from '../frame/initial.ts';
import { moneyTexts } from '../frame/price.tsx';
import type { CartStore } from './cart-store.ts';
import type { CartLine } from './stored.ts';

interface CartLinesProps {
  lines: readonly CartLine[];
  quote: Quote | undefined;
  store: CartStore;
  change: (lines: CartLine[]) => void;
}

/** What is in the cart, how much of it, and what cannot be had so. */
export function CartLines({ lines, quote, store, change }: CartLinesProps) {
  const base = document.documentElement.dataset.base ?? '';
  const set = (id: string, qty: number) =>
    change(
      qty > 0
        ? lines.map((line) => (line.id === id ? { ...line, qty } : line))
        : lines.filter((line) => line.id !== id),
    );
  return (
    <ul>
      {lines.map((line) => {
        const quoted = quote?.lines.find(({ product_id }) => product_id === line.id);
        const total = quoted && { main: quoted.total, alternative: quoted.total_alternative };
        return (
          <li class="line" key={line.id}>
            <span class="thumb" aria-hidden="true">
              {quoted?.image ? (
                <img src={`${base}/fotos/${quoted.image}/160`} alt="" width="60" height="60" />
              ) : (
                initial(line.name)
              )}
            </span>
            <div class="row apart">
              <a href={`${base}/p/${line.id}`}>{quoted?.name || line.name}</a>
              <strong class="num">
                {total && quoted.problem !== 'gone' ? moneyTexts(total, store)[0] : ''}
              </strong>
            </div>
            <div class="row apart">
              <div class="step">
                <button
                  type="button"
                  aria-label={`Uno menos de ${line.name}`}
                  onClick={() => set(line.id, line.qty - 1)}
                >
                  −
                </button>
                <input
                  inputMode="numeric"
                  aria-label={`Cantidad de ${line.name}`}
                  value={line.qty}
                  onChange={(event) => {
                    const typed = Number(event.currentTarget.value.replace(',', '.'));
                    if (Number.isFinite(typed) && typed >= 0)
                      set(line.id, Math.min(Math.round(typed * 1000) / 1000, 10_000));
                    else event.currentTarget.value = String(line.qty);
                  }}
                />
                <button
                  type="button"
                  aria-label={`Uno más de ${line.name}`}
                  onClick={() => set(line.id, line.qty + 1)}
                >
                  +
                </button>
              </div>
              <button
                type="button"
                class="btn"
                aria-label={`Quitar ${line.name}`}
                onClick={() => set(line.id, 0)}
              >
                Quitar
              </button>
            </div>
            {quoted && <Trouble {...{ line, quoted, store }} />}
          </li>
        );
      })}
    </ul>
  );
}

function Trouble({
  line,
  quoted,
  store,
}: {
  line: CartLine;
  quoted: Quote['lines'][number];
  store: CartStore;
}) {
  const text = problemText(quoted);
  if (text) {
    return (
      <p class="error" role="alert" style="grid-column:1/-1">
        {text}
      </p>
    );
  }
  // In dollars as in bolívares: where only the rate moved, one of them stays.
  if (quoted.price === line.price || quoted.price_alternative === line.price_alternative) return null;
  const before = { main: line.price, alternative: line.price_alternative };
  const now = { main: quoted.price, alternative: quoted.price_alternative };
  return (
    <p class="muted" style="grid-column:1/-1">
      El precio cambió: estaba en {moneyTexts(before, store)[0]} y ahora está en {moneyTexts(now, store)[0]}.
    </p>
  );
}

function problemText({ problem, most }: Quote['lines'][number]): string | undefined {
  if (problem === 'gone') return 'Ya no está disponible. Quítalo para seguir.';
  if (problem === 'too-many')
    return `Aquí puedes pedir hasta ${formatQuantity(most ?? '0')}. Si quieres más, escribe a la tienda.`;
  if (problem === 'not-enough') {
    if (most === null) return 'No hay tantos. Baja la cantidad.';
    return most === '0'
      ? 'Se agotó. Quítalo para seguir.'
      : `Quedan ${formatQuantity(most)}. Baja la cantidad.`;
  }
  return undefined;
}
