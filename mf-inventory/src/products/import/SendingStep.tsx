import { formatQuantity } from '@cuadra/shared/domain';
import { Stack } from '@cuadra/shared/ui';
import { Progress } from './Progress.tsx';

/** How much has gone out; once all has, the server works and nobody knows for how long. */
export function SendingStep({ count, share }: { count: number; share: number }) {
  return (
    <Stack>
      {share < 1 ? (
        <Progress text="Enviando el archivo…" share={share} />
      ) : (
        <Progress text={`Guardando ${formatQuantity(count)} productos…`} />
      )}
      <p className="muted">No cierres esta ventana; tarda unos segundos.</p>
    </Stack>
  );
}
