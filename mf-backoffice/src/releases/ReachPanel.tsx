import { useCall } from '@cuadra/shared/client';
import { Card, Facts, Skeleton } from '@cuadra/shared/ui';
import { companies } from './names.ts';

/** How many companies get which version now; nothing of a module that no company has. */
export function ReachPanel({ module }: { module: string }) {
  const { data } = useCall(
    'GET /releases/{module}/effect',
    { params: { module }, query: {} },
    { staleTime: 0 },
  );
  // Its place is kept: what stands below would move under the pointer.
  if (!data)
    return (
      <Card $pad aria-busy>
        <Skeleton height={56} />
      </Card>
    );
  if (data.companies === 0) return null;
  return (
    <Card $pad as="section" aria-label="Quién recibe qué">
      <h2>Quién recibe qué</h2>
      <Facts
        facts={data.before.map(
          ({ version, companies: count }) => [version ?? 'Ninguna', companies(count)] as const,
        )}
      />
    </Card>
  );
}
