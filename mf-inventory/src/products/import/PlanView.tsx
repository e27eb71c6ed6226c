import { Notice } from '@cuadra/shared/ui';
import { Figures } from './Figures.tsx';
import { Progress } from './Progress.tsx';
import { RejectedLines } from './RejectedLines.tsx';
import type { Planned } from './use-plan.ts';

/** What the import would do, before anything is written. */
export function PlanView({ planned }: { planned: Planned }) {
  if (planned.at === 'refused') return <Notice tone="bad">{planned.error}</Notice>;
  if (planned.at === 'checking') {
    return planned.share > 0 && planned.share < 1 ? (
      <Progress text="Enviando el archivo para revisarlo…" share={planned.share} />
    ) : (
      <Progress text="Revisando cada línea…" />
    );
  }
  const { created, changed, unchanged, rejected, rejections, new_categories, new_measures } = planned.plan;
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
      <NewNames what="categorías" names={new_categories} />
      <NewNames what="medidas" names={new_measures} />
      <RejectedLines
        title="Líneas que no se pueden traer"
        advice="Puedes corregirlas en tu archivo y elegirlo otra vez, o traer las demás."
        rejections={rejections}
        count={rejected}
      />
    </>
  );
}

/** Names told in a sentence. */
const TOLD = 12;

function NewNames({ what, names }: { what: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - TOLD;
  return (
    <p className="muted">
      También se crean estas {what}: {names.slice(0, TOLD).join(', ')}
      {more > 0 ? ` y ${more} más.` : '.'}
    </p>
  );
}
