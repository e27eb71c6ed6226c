import { useCall } from '@cuadra/shared/client';
import { DrawerStack, Facts, LoadedDrawer, Skeleton } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { clientFacts } from './client-facts.ts';

/** One client: `?drawer=…&client=<id>`. */
export function ClientDrawer({ onClose }: { onClose: () => void }) {
  const [address] = useSearchParams();
  const id = address.get('client') ?? '';
  const query = useCall('GET /clients/{id}', { params: { id } }, { enabled: id !== '' });
  return (
    <LoadedDrawer
      query={query}
      failed="No pudimos cargar los datos"
      missing={{ title: 'No encontramos a este cliente', text: 'Puede que alguien lo haya eliminado.' }}
      isMissing={id === ''}
      onClose={onClose}
      shape={
        <DrawerStack aria-busy>
          <Skeleton width={180} height={28} />
          <Skeleton height={120} radius="var(--r-2)" />
        </DrawerStack>
      }
    >
      {(client) => (
        <DrawerStack>
          <h3>{client.name}</h3>
          <Facts facts={clientFacts(client)} />
        </DrawerStack>
      )}
    </LoadedDrawer>
  );
}
