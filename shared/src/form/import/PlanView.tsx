import { Notice } from '../../ui/index.ts';
import { Figures } from './Figures.tsx';
import type { ImportKind } from './import-kind.ts';
import { Progress } from './Progress.tsx';
import { RejectedLines } from './RejectedLines.tsx';
import type { Planned } from './use-plan.ts';

/** What the import would do, before anything is written. */
export function PlanView({ kind, planned }: { kind: ImportKind; planned: Planned }) {
  if (planned.at === 'refused') return <Notice tone="bad">{planned.error}</Notice>;
  if (planned.at === 'checking') {
    return planned.share > 0 && planned.share < 1 ? (
      <Progress text="Enviando el archivo para revisarlo…" share={planned.share} />
    ) : (
      <Progress text="Revisando cada línea…" />
    );
  }
  const { created, changed, unchanged, rejected, rejections, warned = 0, warnings = [], more } = planned.plan;
  return (
    <>
      <Figures
        figures={[
          { label: created === 1 ? 'Se crea' : 'Se crean', count: created, tone: 'ok' },
          { label: changed === 1 ? 'Cambia' : 'Cambian', count: changed, tone: 'ok' },
          { label: unchanged === 1 ? 'Queda igual' : 'Quedan igual', count: unchanged, tone: 'plain' },
          { label: 'Con errores', count: rejected, tone: 'bad' },
        ]}
      />
      {more}
      <RejectedLines
        kind={kind}
        title="Líneas que no se pueden importar"
        advice="Puedes corregirlas en tu archivo y elegirlo otra vez, o importar las demás."
        rejections={rejections}
        count={rejected}
      />
      <RejectedLines
        kind={kind}
        isDoubt
        title="Líneas por revisar"
        advice="Se importan así como están. Míralas, por si hay un error al escribir."
        rejections={warnings}
        count={warned}
      />
    </>
  );
}
