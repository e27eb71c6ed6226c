import { whatsappLink } from '@cuadra/shared/domain';
import { weekLines } from './hours.ts';
import { moneyTexts } from './price.tsx';
import type { StoreView } from './store-view.ts';

/** Who sells, when, and where it is brought to. */
export function StoreFooter({ store }: Pick<StoreView, 'store'>) {
  const hours = weekLines(store.openings);
  return (
    <footer>
      <div class="wrap">
        {store.description && <p style="white-space:pre-line">{store.description}</p>}
        {hours.length > 0 && (
          <>
            <h2>Horario</h2>
            <ul>
              {hours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <h2>Entrega</h2>
        <ul>
          {store.has_pickup && <li>Puedes retirar en la tienda.</li>}
          {store.has_delivery && store.zones.length === 0 && <li>Hacemos delivery.</li>}
          {store.has_delivery &&
            store.zones.map((zone) => (
              <li key={zone.id}>
                Delivery a {zone.name}:{' '}
                {moneyTexts({ main: zone.cost, alternative: zone.cost_alternative }, store).join(' / ')}
                {zone.hours && `, ${zone.hours}`}
              </li>
            ))}
        </ul>
        {store.delivery_note && <p style="white-space:pre-line">{store.delivery_note}</p>}
        {store.phone && (
          <p style="margin-top:14px">
            <a
              class="btn"
              href={whatsappLink(store.phone, `Hola, ${store.name}. Vi tu tienda y quiero preguntar algo.`)}
            >
              Escríbenos por WhatsApp
            </a>
          </p>
        )}
      </div>
    </footer>
  );
}
