import type { RemoteLoads } from '@cuadra/shared/contract';
import { formatNumber } from '@cuadra/shared/domain';
import { type TableColumn, Text } from '@cuadra/shared/ui';
import { FAILURE_NAMES, percent } from './names.ts';

type Loads = Pick<RemoteLoads, 'ready' | 'failed' | 'fallback' | 'success' | 'ready_ms' | 'kinds'>;

/** How loads went, in columns: of a version, or of a version in a company. */
export function loadColumns<Row extends Loads>(): TableColumn<Row>[] {
  return [
    {
      key: 'loads',
      header: 'Cargas',
      align: 'end',
      width: '88px',
      room: 'tablet',
      cell: ({ ready, failed, fallback }) => formatNumber(ready + failed + fallback, 0),
    },
    {
      key: 'success',
      header: 'Bien',
      align: 'end',
      width: '84px',
      cell: ({ success }) => (
        <Text as="span" {...(success < 0.95 && { $tone: 'bad' })}>
          {percent(success)}
        </Text>
      ),
    },
    {
      key: 'time',
      header: 'Tiempo',
      align: 'end',
      width: '96px',
      cell: ({ ready_ms }) => (ready_ms === null ? '—' : `${formatNumber(ready_ms / 1000, 2)} s`),
    },
    {
      key: 'failures',
      header: 'Fallos',
      room: 'wide',
      width: '30%',
      cell: ({ kinds, fallback }) => (
        <Text as="span" $size="sm" $tone="quiet">
          {failuresText(kinds, fallback)}
        </Text>
      ),
    },
  ];
}

/** `3 error de su código, 1 sin red`, the most frequent first. */
export function failuresText(kinds: Loads['kinds'], fallback: number): string {
  const failures = Object.entries(kinds)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${count} ${FAILURE_NAMES[kind as keyof typeof FAILURE_NAMES]}`);
  return [...failures, ...(fallback > 0 ? [`${fallback} en lugar de otra`] : [])].join(', ') || 'Ninguno';
}
