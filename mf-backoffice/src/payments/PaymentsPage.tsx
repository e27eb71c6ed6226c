import { useCall } from '@cuadra/shared/client';
import { counted } from '@cuadra/shared/domain';
import { useDrawers } from '@cuadra/shared/state';
import {
  Button,
  EmptyState,
  FilterRow,
  Kbd,
  LoadedList,
  Page,
  PageHeader,
  SearchInput,
  SegmentedChoice,
  Sheet,
  Text,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { PaymentTable } from './PaymentTable.tsx';
import { usePayments, useWantedPayments } from './use-payments.ts';

const ALL = '';
const CHOICES = [
  { value: ALL, label: 'Todos' },
  { value: 'waiting', label: 'Por revisar' },
  { value: 'approved', label: 'Aprobados' },
  { value: 'refused', label: 'Rechazados' },
];

/** `/back-office/payments`: the queue of reported payments, those that wait first. */
export function PaymentsPage() {
  const { openDrawer } = useDrawers();
  const [address] = useSearchParams();
  const { status, choose } = useWantedPayments();
  const { typed, setTyped, search } = useSearchText();
  const list = usePayments();
  const rows = useListRows(list);
  const waiting = useCall('GET /backoffice/', {}, { staleTime: 0 }).data?.waiting;
  const isFiltered = search !== '' || status !== undefined;
  return (
    <Page>
      <PageHeader
        title="Revisar pagos"
        subtitle={waiting !== undefined && `${counted(waiting, 'pago', 'pagos')} por revisar`}
        actions={
          <Text as="span" $tone="quiet" $size="sm">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> para moverte, <Kbd>Enter</Kbd> para abrir
          </Text>
        }
      />
      <FilterRow label="Buscar pagos">
        <SearchInput
          label="Buscar pago"
          placeholder="Empresa, referencia o quién lo reportó"
          value={typed}
          onValueChange={setTyped}
          shortcut="F2"
        />
        <SegmentedChoice
          aria-label="Estado"
          options={CHOICES}
          value={status ?? ALL}
          onChoose={choose}
          listWidth={170}
        />
      </FilterRow>
      <Sheet>
        <LoadedList
          list={list}
          failed="No pudimos cargar los pagos"
          empty={
            <EmptyState icon="wallet" title="Todavía no hay pagos reportados">
              Cuando una empresa reporte un pago, aparece aquí para revisarlo.
            </EmptyState>
          }
          notFound={
            isFiltered && (
              <EmptyState
                icon="search"
                title={
                  status === 'waiting' && search === ''
                    ? 'No quedan pagos por revisar'
                    : 'Ningún pago coincide con lo que buscas'
                }
                action={
                  <Button
                    onClick={() => {
                      setTyped('');
                      choose(ALL);
                    }}
                  >
                    Ver todos
                  </Button>
                }
              />
            )
          }
        >
          {() => (
            <PaymentTable
              {...rows}
              openId={address.get('payment') ?? undefined}
              onOpen={({ id }) => openDrawer('payment', { payment: id })}
            />
          )}
        </LoadedList>
      </Sheet>
    </Page>
  );
}
