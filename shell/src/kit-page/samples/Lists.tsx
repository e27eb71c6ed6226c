import { formatMoney } from '@cuadra/shared/domain';
import {
  Badge,
  Balances,
  Card,
  DataTable,
  DownloadMenu,
  Facts,
  FilterChips,
  FilterRow,
  ListToolbar,
  LotTable,
  PhoneBar,
  SearchInput,
  Select,
  Sheet,
  Table,
  type TableColumn,
  Tabs,
  TitledSheet,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Sample } from './Sample.tsx';

interface Item {
  id: number;
  name: string;
  price: string;
  low: boolean;
}

const LOTS = {
  data: {
    items: [
      { lot: 'L-2291', expires_on: '2026-11-18', units: '24', left: '3', days_left: -2 },
      { lot: null, expires_on: '2027-03-01', units: '48', left: '48', days_left: 101 },
    ],
  },
  error: null,
  refetch: () => {},
};

const NAMES = ['Harina P.A.N. 1 kg', 'Café Madrid 500 g', 'Queso blanco', 'Aceite 1 L', 'Arroz Mary 1 kg'];
const numbered = (count: number) =>
  Array.from(
    { length: count },
    (_, id): Item => ({
      id,
      name: `${NAMES[id % NAMES.length]} · ${id + 1}`,
      price: ((id % 90) / 4 + 1).toFixed(2),
      low: id % 4 === 1,
    }),
  );
const FEW = numbered(3);
const MANY = numbered(20_000);

const COLUMNS: TableColumn<Item>[] = [
  { key: 'name', header: 'Producto', cell: ({ name }) => name },
  {
    key: 'state',
    header: 'Existencia',
    cell: ({ low }) => (low ? <Badge tone="bad">Queda poco</Badge> : '48'),
    align: 'end',
    width: '120px',
    room: 'wide',
  },
  {
    key: 'price',
    header: 'Precio',
    cell: ({ price }) => formatMoney(price, 'USD'),
    align: 'end',
    width: '110px',
  },
];

const Window = styled.div`
  height: 300px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
`;

export function Lists() {
  const [tab, setTab] = useState('1');
  return (
    <>
      <Sample name="Tabs">
        <Tabs
          label="Ventas"
          tabs={[
            { id: '1', label: 'Venta 1' },
            { id: '2', label: 'Venta 2', badge: <Badge>3</Badge> },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          <p>Venta {tab}</p>
        </Tabs>
      </Sample>
      <Sample name="Card">
        <Card $pad>Una hoja de papel: lo que va junto.</Card>
      </Sample>
      <Sample name="Sheet, TitledSheet">
        <TitledSheet>
          <h2>Con título</h2>
          <Table label="En una hoja" columns={COLUMNS} rows={FEW} rowKey={({ name }) => name} />
        </TitledSheet>
        <Sheet>
          <Table label="En una hoja sin título" columns={COLUMNS} rows={FEW} rowKey={({ name }) => name} />
        </Sheet>
      </Sample>
      <Sample name="Table, LoadMore">
        <Table label="Pocos" columns={COLUMNS} rows={FEW} rowKey={({ name }) => name} hasMore />
        <Table label="En camino" columns={COLUMNS} rows={[]} rowKey={({ name }) => name} loading />
      </Sample>
      <Sample name="DataTable, 20.000 filas">
        <Window>
          <DataTable
            label="Muchos"
            columns={COLUMNS}
            rows={MANY}
            rowKey={({ id }) => String(id)}
            onRowClick={() => {}}
          />
        </Window>
      </Sample>
      <Sample name="ListToolbar, PhoneBar, FilterChips, DownloadMenu">
        <ListToolbar
          search={{ label: 'Buscar en la lista', placeholder: 'Busca por nombre' }}
          typed=""
          onType={() => {}}
          filters={{ count: 1, isOpen: false, onToggle: () => {} }}
          count="48 productos"
          exporting={
            <DownloadMenu
              name="muestra"
              read={async () => new Blob(['Nombre\n'])}
              columns={{ kindOf: () => 'text', widths: {} }}
            />
          }
          onImport={() => {}}
          create={{ label: 'Crear', onCreate: () => {} }}
        />
        <PhoneBar count="48 productos" exporting={null} onImport={undefined} />
        <FilterChips chips={[{ text: 'Sin existencia', onRemove: () => {} }]} onClear={() => {}} />
      </Sample>
      <Sample name="LotTable">
        <LotTable query={LOTS} empty="Aquí sale lo que recibes en una compra, con su vencimiento." />
      </Sample>
      <Sample name="FilterRow">
        <FilterRow label="Buscar en la muestra">
          <SearchInput label="Buscar en la muestra" placeholder="Empresa" value="" onValueChange={() => {}} />
          <Select aria-label="Estado" options={[{ value: '', label: 'Todas' }]} />
        </FilterRow>
      </Sample>
      <Sample name="Balances">
        <Balances
          balances={[
            { currency: 'USD', amount: '40.00' },
            { currency: 'VES', amount: '-1500.00' },
          ]}
          favor="a su favor"
        />
      </Sample>
      <Sample name="Facts">
        <Facts
          facts={[
            ['RIF', 'J-40123456-9'],
            ['Dirección', 'Av. Bolívar, Caracas'],
          ]}
        />
      </Sample>
    </>
  );
}
