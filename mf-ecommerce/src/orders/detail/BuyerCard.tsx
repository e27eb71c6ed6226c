import { useCall } from '@cuadra/shared/client';
import type { Order } from '@cuadra/shared/contract';
import { phoneKey, whatsappLink } from '@cuadra/shared/domain';
import { useCan, useSession } from '@cuadra/shared/state';
import { ButtonLink, Card, Row, Stack, Text } from '@cuadra/shared/ui';
import { buyerAddress } from '../order-paths.ts';
import { buyerMessage } from './buyer-message.ts';

/** Who ordered, and how they are reached. */
export function BuyerCard({ order }: { order: Order }) {
  const { buyer_name, phone } = order;
  return (
    <Card $pad as="section" aria-label="Cliente">
      <Stack $gap={3}>
        <div>
          <Text as="h2" $size="md" $strong>
            {buyer_name}
          </Text>
          <Text $tone="soft">
            {phone ?? 'Tu rol no permite ver el teléfono ni la dirección de los clientes.'}
          </Text>
        </div>
        {phone !== null && <Ways order={order} phone={phone} />}
      </Stack>
    </Card>
  );
}

function Ways({ order, phone }: { order: Order; phone: string }) {
  const maySeeStore = useCan(['products', 'read']);
  const store = useCall('GET /store/settings', undefined, { enabled: maySeeStore }).data;
  const company = useSession((session) => session.state?.company?.name);
  const { token } = order;
  const address = store && token !== null ? buyerAddress(store, token) : undefined;
  const message = buyerMessage(order, store?.name || company || 'la tienda', address);
  const key = phoneKey(phone);
  return (
    <Row>
      <ButtonLink to={`tel:${key ? `+${key}` : phone.replace(/[^\d+]/g, '')}`} icon="smartphone">
        Llamar
      </ButtonLink>
      <ButtonLink to={whatsappLink(phone, message)} target="_blank" rel="noreferrer" icon="message">
        Escribir por WhatsApp
      </ButtonLink>
    </Row>
  );
}
