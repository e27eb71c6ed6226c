import type { Device } from '@cuadra/shared/contract';
import { shortWhen } from '@cuadra/shared/domain';
import { Badge, Button, Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 60px;
  padding: 10px var(--s-4);
  & > svg {
    flex: none;
    color: var(--ink-3);
  }
`;

const What = styled.div`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    font-weight: 600;
  }
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

/** A device that sells, when it was last heard of, and who brought it in. */
export function DeviceRow({ device, onRevoke }: { device: Device; onRevoke: () => void }) {
  const { name, last_contact, registered_by, create_at, revoked_at } = device;
  return (
    <Row>
      <Icon name="monitor" size={20} />
      <What>
        <b>{name}</b>
        <small>
          {last_contact
            ? `Última conexión: ${shortWhen(last_contact.at)}, ${last_contact.user_name}`
            : 'Sin conexión desde hace más de un mes'}
        </small>
        <small>
          Registrado: {shortWhen(create_at)}, {registered_by.name}
        </small>
      </What>
      {revoked_at ? (
        <Badge>Retirado</Badge>
      ) : (
        <Button size="sm" aria-label={`Retirar ${name}`} onClick={onRevoke}>
          Retirar
        </Button>
      )}
    </Row>
  );
}
