import { Stack } from '../../ui/index.ts';
import { Figures } from './Figures.tsx';
import type { ImportDone, ImportKind, ImportPlanned } from './import-kind.ts';
import { RejectedLines } from './RejectedLines.tsx';

export interface ResultStepProps {
  kind: ImportKind;
  result: ImportDone;
  /** What the import was going to do: of what it counts as updated, so many came out as they were. */
  plan: ImportPlanned | undefined;
}

/** What came of an import: how many of each, and every line that was rejected with its reason. */
export function ResultStep({ kind, result, plan }: ResultStepProps) {
  const { created, updated, rejected, rejections, more } = result;
  const unchanged = Math.min(plan?.unchanged ?? 0, updated);
  const changed = updated - unchanged;
  return (
    <Stack>
      <Figures
        figures={[
          { label: created === 1 ? 'Creado' : 'Creados', count: created, tone: 'ok' },
          { label: changed === 1 ? 'Actualizado' : 'Actualizados', count: changed, tone: 'ok' },
          ...(unchanged > 0 ? [{ label: 'Sin cambios', count: unchanged, tone: 'plain' as const }] : []),
          { label: rejected === 1 ? 'Rechazado' : 'Rechazados', count: rejected, tone: 'bad' },
        ]}
      />
      {more}
      <RejectedLines
        kind={kind}
        title="Lo que no se pudo importar"
        advice="Corrige estas líneas en tu archivo y impórtalo otra vez: lo demás no se repite."
        rejections={rejections}
        count={rejected}
      />
    </Stack>
  );
}
