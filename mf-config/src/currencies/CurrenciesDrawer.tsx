import { useCan, useCurrencies, useDrawers } from '@cuadra/shared/state';
import { Badge, Button, Card, EmptyState, LoadFailed, SearchInput, Table } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CurrencyFlag } from '../flag/CurrencyFlag.tsx';
import { Parts } from '../settings/parts.ts';
import { findCurrencies, ownFirst } from './find-currencies.ts';
import { type Currency, useCurrenciesList } from './use-currencies-list.ts';

const Own = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-3) var(--s-4);
  p {
    flex: 1 1 200px;
  }
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

/** The first column as wide as a flag: a currency without one has its name in line with the others. */
const Named = styled.span`
  display: grid;
  grid-template-columns: 21px minmax(0, 1fr);
  align-items: center;
  gap: var(--s-3);
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  grid-column: 2;
`;

/** The currencies there are (spec §2); each opens the history of its rate. */
export function CurrenciesDrawer() {
  const list = useCurrenciesList();
  const own = useCurrencies();
  const mayChange = useCan(['currencies', 'update']);
  const { openDrawer } = useDrawers();
  const [search, setSearch] = useState('');
  const { data, error, hasNextPage, isFetchingNextPage } = list;

  if (error && !data) {
    return (
      <LoadFailed
        level={3}
        title="No pudimos cargar las monedas"
        error={error}
        onRetry={() => list.refetch()}
      />
    );
  }
  const rows = findCurrencies(ownFirst(data ?? [], own), search);
  return (
    <Parts>
      {own && (
        <Own aria-label="Tus monedas">
          <p>
            <b>
              {own.main} y {own.alternative}
            </b>
            <small>Cobras en las dos; llevas tus cuentas en {own.main}.</small>
          </p>
          {mayChange && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => openDrawer('company-currencies')}>
              Cambiar monedas
            </Button>
          )}
        </Own>
      )}
      {data?.length !== 0 && (
        <SearchInput
          label="Buscar moneda"
          placeholder="Busca por nombre, código o símbolo"
          value={search}
          onValueChange={setSearch}
        />
      )}
      <Table
        label="Monedas"
        columns={[
          { key: 'name', header: 'Moneda', cell: (row) => <Name currency={row} own={own} /> },
          { key: 'code', header: 'Código', cell: ({ iso_code }) => iso_code, width: '84px' },
          { key: 'symbol', header: 'Símbolo', cell: ({ symbol }) => symbol, width: '90px', align: 'end' },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        loading={!data}
        hasMore={hasNextPage}
        loadingMore={isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        onRowClick={({ iso_code }) => openDrawer('currency', { currency: iso_code })}
        empty={search ? <NotFound search={search} onClear={() => setSearch('')} /> : <NoCurrencies />}
      />
    </Parts>
  );
}

function Name({ currency, own }: { currency: Currency; own: ReturnType<typeof useCurrencies> }) {
  const { iso_code, name } = currency;
  return (
    <Named>
      <CurrencyFlag currency={iso_code} />
      <Words>
        <span>{name}</span>
        {iso_code === own?.main && <Badge tone="brand">Principal</Badge>}
        {iso_code === own?.alternative && <Badge tone="gold">Alternativa</Badge>}
      </Words>
    </Named>
  );
}

function NoCurrencies() {
  return (
    <EmptyState icon="coins" level={3} title="No hay monedas...">
      Escríbenos por Soporte y las agregamos.
    </EmptyState>
  );
}

function NotFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      level={3}
      title={`No encontramos «${search}»`}
      action={<Button onClick={onClear}>Ver todas</Button>}
    >
      Prueba con el código, por ejemplo USD.
    </EmptyState>
  );
}
