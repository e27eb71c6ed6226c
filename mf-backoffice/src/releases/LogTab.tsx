import { useCallPages } from '@cuadra/shared/client';
import type { ListedModule, ReleaseLogLine } from '@cuadra/shared/contract';
import { DataTable, LoadedList, Sheet, type TableColumn, Text, useListRows } from '@cuadra/shared/ui';
import { momentText } from '../basics/moment-text.ts';
import { logText } from './log-text.ts';

const COLUMNS: TableColumn<ReleaseLogLine>[] = [
  {
    key: 'what',
    header: 'Qué pasó',
    cell: (line) => (
      <>
        <Text as="span" {...((line.what === 'taken-out' || line.what === 'failing') && { $tone: 'bad' })}>
          {logText(line)}
        </Text>
        <Text $tone="quiet" $size="xs">
          {line.who}
        </Text>
      </>
    ),
  },
  {
    key: 'at',
    header: 'Cuándo',
    align: 'end',
    width: 'clamp(112px, 22vw, 190px)',
    cell: ({ at }) => (
      <Text as="span" $tone="quiet" $size="sm">
        {momentText(at)}
      </Text>
    ),
  },
];

/** Who did what with a module, and what Cuadra did by itself. */
export function LogTab({ module: { name } }: { module: ListedModule }) {
  const list = useCallPages('GET /releases/{module}/log', { params: { module: name } }, { staleTime: 0 });
  const rows = useListRows(list);
  return (
    <Sheet>
      <LoadedList list={list} failed="No pudimos cargar el registro">
        {() => <DataTable {...rows} label="Registro" columns={COLUMNS} rowKey={({ id }) => id} />}
      </LoadedList>
    </Sheet>
  );
}
