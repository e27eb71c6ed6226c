import { moneyTexts } from '../frame/price.tsx';
import type { CartStore, Wishes } from './cart-store.ts';
import { Choice, Field } from './Field.tsx';

interface DeliveryFieldsProps {
  store: CartStore;
  wishes: Wishes;
  setWishes: (wishes: Wishes) => void;
  address: string;
  setAddress: (address: string) => void;
  /** What is wrong, by field. */
  fields: Record<string, string>;
}

/** Whether the order is fetched or brought, and where to. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { store, wishes, setWishes, address, setAddress, fields } = props;
  return (
    <>
      {store.has_pickup && store.has_delivery && (
        <fieldset>
          <legend>Entrega</legend>
          <Choice
            name="entrega"
            label="Retiro en la tienda"
            isChosen={wishes.delivery === 'pickup'}
            choose={() => setWishes({ ...wishes, delivery: 'pickup', zone_id: null })}
          />
          <Choice
            name="entrega"
            label="Delivery"
            isChosen={wishes.delivery === 'delivery'}
            choose={() => setWishes({ ...wishes, delivery: 'delivery' })}
          />
        </fieldset>
      )}
      {wishes.delivery === 'delivery' && (
        <>
          {store.zones.length > 0 && (
            <Field label="Zona" error={fields.zone_id && 'Elige tu zona.'}>
              {(bind) => (
                <select
                  {...bind}
                  value={wishes.zone_id ?? ''}
                  onChange={(e) => setWishes({ ...wishes, zone_id: e.currentTarget.value || null })}
                >
                  <option value="">Elige tu zona</option>
                  {store.zones.map((zone) => (
                    <option key={zone.id} value={zone.id}>
                      {zone.name}:{' '}
                      {moneyTexts({ main: zone.cost, alternative: zone.cost_alternative }, store)[0]}
                      {zone.hours && ` (${zone.hours})`}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label="Dirección" error={fields.address && 'Escribe a dónde te lo llevamos.'}>
            {(bind) => (
              <textarea
                {...bind}
                autocomplete="street-address"
                maxLength={300}
                value={address}
                onInput={(e) => setAddress(e.currentTarget.value)}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
}
