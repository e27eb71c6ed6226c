import { type ApiInput, type ApiOutput, errorText, useCall } from '@cuadra/shared/client';
import { Skeleton, Stack, Text } from '@cuadra/shared/ui';
import { companies } from './names.ts';

export type WantedChange = ApiInput<'GET /releases/{module}/effect'>['query'];

/** What a change makes of who gets what, as the server works it out; nothing is changed by it. */
export function EffectText({ module, change }: { module: string; change: WantedChange }) {
  const { data, error } = useCall(
    'GET /releases/{module}/effect',
    { params: { module }, query: change },
    // Asked for once: made already, it would be asked for again behind the dialog that closes, and be refused. Asked for anew
    // where the dialog opens anew.
    { enabled: ({ state }) => state.data === undefined, gcTime: 0, placeholderData: (before) => before },
  );
  if (error) return <Text $tone="bad">{errorText(error)}</Text>;
  if (!data) return <Skeleton height={44} />;
  return (
    <Stack as="span" $gap={1} role="status">
      {effectLines(data).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  );
}

/** In sentences: who gets another version, what everybody has then, and who gets it later. */
export function effectLines({
  companies: all,
  changed,
  held,
  after,
}: ApiOutput<'GET /releases/{module}/effect'>): string[] {
  if (all === 0) return ['Ninguna empresa usa este módulo: lo cambia para quien administra Cuadra.'];
  const reach = after.map(({ version, companies: count }) => `${version ?? 'ninguna'}: ${companies(count)}`);
  return [
    changed === 0
      ? 'Ninguna empresa cambia de versión.'
      : `${companies(changed)} de ${all} ${changed === 1 ? 'cambia' : 'cambian'} de versión, en su próxima carga de página.`,
    `Después: ${reach.join('; ')}.`,
    ...(held > 0
      ? [
          `De ellas, ${companies(held)} la ${held === 1 ? 'recibe' : 'reciben'} al terminar sus horas sin cambios.`,
        ]
      : []),
  ];
}
