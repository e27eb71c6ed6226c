import { formatQuantity } from '../../domain/index.ts';
import { Stack } from '../../ui/index.ts';
import { type ImportKind, nounOf } from './import-kind.ts';
import { Progress } from './Progress.tsx';

/** How much has gone out; once all has, the server works and nobody knows for how long. */
export function SendingStep({ kind, count, share }: { kind: ImportKind; count: number; share: number }) {
  return (
    <Stack>
      {share < 1 ? (
        <Progress text="Enviando el archivo…" share={share} />
      ) : (
        <Progress text={`Guardando ${formatQuantity(count)} ${nounOf(kind, count)}…`} />
      )}
      <p className="muted">No cierres esta ventana; tarda unos segundos.</p>
    </Stack>
  );
}
