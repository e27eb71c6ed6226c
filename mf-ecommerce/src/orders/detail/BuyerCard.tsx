import { useCall } from '@cuadra/shared/client';
import type { Order } from '@cuadra/shared/contract';
import { phoneKey, whatsappLink } from '@cuadra/shared/domain';
import { useCan, useSession } from '@cuadra/shared/state';
import { Card, Icon, Row, Stack, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { buyerAddress } from '../order-paths.ts';
import { buyerMessage } from './buyer-message.ts';

/** As high as a finger needs. */
const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 44px;
  padding-inline: var(--s-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  font-weight: 600;
`;

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
      <Way href={`tel:${key ? `+${key}` : phone.replace(/[^\d+]/g, '')}`}>
        <Icon name="smartphone" size={18} />
        Llamar
      </Way>
      <Way href={whatsappLink(phone, message)} target="_blank" rel="noreferrer">
        <Icon name="message" size={18} />
        Escribir por WhatsApp
      </Way>
    </Row>
  );
}
