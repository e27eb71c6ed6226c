import type { PublicOrder } from '@cuadra/shared/contract';
import { formatQuantity, isOpenOrder, whatsappLink } from '@cuadra/shared/domain';
import { whenText } from '../frame/hours.ts';
import { jsonInHtml, Page } from '../frame/Page.tsx';
import { moneyTexts } from '../frame/price.tsx';
import type { StoreView } from '../frame/store-view.ts';
import type { OrderData } from '../page-data.ts';
import { orderStory } from './order-story.ts';
import { PaymentFacts } from './PaymentFacts.tsx';

const STEPS = ['Recibido', 'Aceptado', 'Listo', 'Entregado'];

/** A buyer's own order: what has become of it, how it is paid, what is in it. */
export function OrderPage({ view, order }: OrderData) {
  const { store, root, path } = view;
  const { title, text, done } = orderStory(order);
  const message = `Hola, ${store.name}. Hice el pedido N° ${order.number}: ${root}${path}`;
  const isOpen = isOpenOrder(order.status);
  return (
    <Page {...{ view }} title={`Pedido N° ${order.number}`} description={`Pedido en ${store.name}`} isPrivate>
      <div class="two" style="padding-top:16px">
        <div>
          <section class="card" data-live="estado" aria-live="polite">
            <p class="muted">Pedido N° {order.number}</p>
            <h1>{title}</h1>
            <p style="margin-top:6px">{text}</p>
            {order.reason && <p class="note bad">{order.reason}</p>}
            {done > 0 && (
              <ol class="steps">
                {STEPS.map((step, index) => (
                  <li
                    key={step}
                    class={index < done ? 'done' : ''}
                    {...(index === done - 1 ? { 'aria-current': 'step' as const } : {})}
                  >
                    {step}
                  </li>
                ))}
              </ol>
            )}
            {order.opens_at && order.status === 'pending' && (
              <p class="note">La tienda está cerrada. Te atienden al abrir, {whenText(order.opens_at)}.</p>
            )}
          </section>
          {isOpen && (
            <section class="card" aria-labelledby="pago">
              <h2 id="pago" style="margin-top:0">
                Cómo pagar
              </h2>
              <div data-live="pago">
                <PaymentFacts {...{ order, store }} />
              </div>
              <div data-payment class="js-only" />
            </section>
          )}
          {store.phone && (
            <p style="margin-top:12px">
              <a class="btn wide" href={whatsappLink(store.phone, message)}>
                Avisar por WhatsApp
              </a>
            </p>
          )}
        </div>
        <section class="card" aria-labelledby="contenido-pedido" data-live="lineas">
          <h2 id="contenido-pedido" style="margin-top:0">
            Tu pedido
          </h2>
          {order.lines.some(({ ordered_qty }) => ordered_qty !== null) && (
            <p class="note">La tienda cambió las cantidades de tu pedido.</p>
          )}
          <ul>
            {order.lines.map((line) => (
              <li class="row apart" style="padding:8px 0;flex-wrap:nowrap" key={line.product_id}>
                <span>
                  {line.is_delivery ? '' : `${formatQuantity(line.qty)} × `}
                  {line.name}
                  {line.ordered_qty !== null && (
                    <span class="muted" style="display:block">
                      {Number(line.qty) === 0 ? 'No hay. ' : ''}Pediste {formatQuantity(line.ordered_qty)}.
                    </span>
                  )}
                </span>
                <span class="num">
                  {
                    moneyTexts(
                      { main: line.full_total, alternative: line.full_total_alternative },
                      { ...store, ...order },
                    )[0]
                  }
                </span>
              </li>
            ))}
          </ul>
          <Totals {...{ order, view }} />
          <dl class="facts" style="margin-top:14px">
            <dt>Para</dt>
            <dd>{order.buyer_name}</dd>
            <dt>Entrega</dt>
            <dd>
              {order.delivery === 'pickup'
                ? 'Retiras en la tienda'
                : [order.zone, order.address].filter(Boolean).join(', ')}
            </dd>
            {order.note && (
              <>
                <dt>Nota</dt>
                <dd>{order.note}</dd>
              </>
            )}
          </dl>
        </section>
      </div>
      <script
        type="application/json"
        id="pedido"
        dangerouslySetInnerHTML={{
          __html: jsonInHtml({
            order,
            methods: store.methods,
            main: store.main,
            alternative: store.alternative,
          }),
        }}
      />
    </Page>
  );
}

function Totals({ order, view: { store } }: { order: PublicOrder; view: StoreView }) {
  const [first, second] = moneyTexts(
    { main: order.total, alternative: order.total_alternative },
    { ...store, ...order },
  );
  const off = { main: order.discount, alternative: order.discount_alternative };
  const cost = { main: order.delivery_cost, alternative: order.delivery_cost_alternative };
  return (
    <>
      {Number(order.discount) > 0 && (
        <p class="row apart" style="padding:8px 0">
          <span>Cupón {order.coupon}</span>
          <span class="num">−{moneyTexts(off, { ...store, ...order })[0]}</span>
        </p>
      )}
      <p class="total num">
        <span>Total</span>
        <span>{first}</span>
      </p>
      {second && (
        <p class="muted num" style="text-align:right">
          {second}
        </p>
      )}
      {Number(order.delivery_cost) > 0 && !order.is_delivery_in_total && (
        <p class="muted">
          El delivery se paga al recibir: {moneyTexts(cost, { ...store, ...order }).join(' / ')}
        </p>
      )}
    </>
  );
}
