import { useCall } from '@cuadra/shared/client';
import { GOOD_KINDS, type LotTrace } from '@cuadra/shared/contract';
import { formatQuantity, plainDay, shortWhen } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import {
  EmptyState,
  LinkButton,
  LoadFailed,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
  TitledSheet,
} from '@cuadra/shared/ui';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { goodPath } from '../../formulas/good-path.ts';
import { LotLabels } from '../label/LotLabels.tsx';
import { labelOfTrace } from '../label/lot-label.ts';
import { LOT_PARAMETERS } from '../production-paths.ts';
import { broughtBy, type LotRow, madeOf, soldIn, wentInto } from './lot-rows.ts';

/** `/industrial/lot?kind=…&good=…&lot=…`: where a lot came from, what it went into, and which sales had of it. */
export function LotPage() {
  const [parameters] = useSearchParams();
  const kind = GOOD_KINDS.find((known) => known === parameters.get(LOT_PARAMETERS.kind));
  const good_id = parameters.get(LOT_PARAMETERS.good) ?? '';
  const lot = parameters.get(LOT_PARAMETERS.lot) ?? '';
  const isAsked = kind !== undefined && good_id !== '' && lot !== '';
  const { data, error, refetch } = useCall(
    'GET /lots/trace',
    { query: { kind: kind ?? 'material', good_id, lot } },
    { enabled: isAsked, staleTime: 0 },
  );
  return (
    <Page>
      <PageHeader
        title={lot ? `Lote ${lot}` : 'Lote'}
        subtitle={data && <Link to={goodPath(data.good)}>{data.good.name}</Link>}
        actions={data && <LotLabels label={labelOfTrace(data)} />}
      />
      {!isAsked && (
        <EmptyState icon="search" title="No dice de qué lote se trata">
          Abre una tanda y sigue su lote desde allí.
        </EmptyState>
      )}
      {error && !data ? (
        <LoadFailed level={2} title="No pudimos seguir el lote" error={error} onRetry={refetch} />
      ) : (
        isAsked && (data ? <Trace trace={data} /> : <Skeleton height={240} />)
      )}
    </Page>
  );
}

function Trace({ trace }: { trace: LotTrace }) {
  return (
    <Stack $gap={4}>
      <Part
        title="De dónde vino"
        rows={broughtBy(trace)}
        none="No hay una compra ni una tanda que lo trajera."
      />
      <Part title="De qué está hecho" rows={madeOf(trace)} none="De lo que lleva no se anotó ningún lote." />
      <Part title="En qué se usó" rows={wentInto(trace)} none="Todavía no entró en ninguna tanda." />
      <Part
        title="Ventas que lo llevaron"
        about="Calculado: en la caja nadie dice qué lote se vende, y sale primero lo que vence primero."
        rows={soldIn(trace)}
        none="Todavía no se ha vendido nada de él."
      />
    </Stack>
  );
}

function Part(props: { title: string; about?: string; rows: readonly LotRow[]; none: string }) {
  const { title, about, rows, none } = props;
  const id = useId();
  return (
    <TitledSheet as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {(about !== undefined || rows.length === 0) && (
        <Text $tone="quiet" $size="sm" style={{ padding: '0 var(--s-4) var(--s-3)' }}>
          {rows.length === 0 ? none : about}
        </Text>
      )}
      {rows.length > 0 && <Table label={title} rows={rows} rowKey={({ key }) => key} columns={COLUMNS} />}
    </TitledSheet>
  );
}

const COLUMNS: TableColumn<LotRow>[] = [
  {
    key: 'what',
    header: 'Qué',
    cell: ({ opens, name, about, at, expires_on }) => (
      <>
        <What opens={opens} name={name} />
        <Text $tone="quiet" $size="xs">
          {[at && shortWhen(at), about, expires_on && `Vence el ${plainDay(expires_on)}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'of',
    header: 'De',
    room: 'tablet',
    width: 'clamp(120px, 24vw, 300px)',
    cell: ({ good }) => <Link to={goodPath(good)}>{good.name}</Link>,
  },
  {
    key: 'qty',
    header: 'Cantidad',
    align: 'end',
    width: 'clamp(84px, 12vw, 140px)',
    cell: ({ qty }) => formatQuantity(qty),
  },
];

/** Leads to its page; a sale to its details, for who may see them. */
function What({ opens, name }: Pick<LotRow, 'opens' | 'name'>) {
  const { openDrawer } = useDrawers();
  const seesSales = useCan(['sales', 'read']);
  if ('to' in opens) return <Link to={opens.to}>{name}</Link>;
  if (!seesSales) return <strong>{name}</strong>;
  return <LinkButton onClick={() => openDrawer('sale', { sale: opens.sale })}>{name}</LinkButton>;
}
