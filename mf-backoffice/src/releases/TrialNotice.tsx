import type { ReleaseTrial } from '@cuadra/shared/contract';
import { Notice } from '@cuadra/shared/ui';
import { momentText } from '../basics/moment-text.ts';
import { FAILURE_NAMES, percent } from './names.ts';

/** How a version that is new does: Cuadra takes out by itself what fails more than the one before. */
export function TrialNotice({ trial }: { trial: ReleaseTrial }) {
  const { version, before, role, until, loads, failed, kind, expected, verdict } = trial;
  const of = role === 'canary' ? `El canario ${version}` : version;
  if (verdict === 'few')
    return (
      <Notice tone="warning" title={`${of} falla en pocas empresas.`}>
        Falló en {failed} de {loads} navegadores ({FAILURE_NAMES[kind]}). En las demás va bien, así que sigue
        activa; mira en el registro cuáles son y fíjales {before}.
      </Notice>
    );
  return (
    <Notice title={`${of} está a prueba hasta el ${momentText(until)}.`}>
      {failed === 0
        ? `Ningún fallo en ${loads} navegadores.`
        : `Falló en ${failed} de ${loads} navegadores (${FAILURE_NAMES[kind]}).`}{' '}
      Si falla claramente en más del {percent(expected, 0)}, Cuadra vuelve sola a {before}.
    </Notice>
  );
}
