import { useCan, useCurrencies, useDrawers } from '@cuadra/shared/state';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Grid,
  LoadedList,
  SearchInput,
  Stack,
  Table,
  useListRows,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CurrencyFlag } from '../flag/CurrencyFlag.tsx';
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
  const { rows: all, hasMore, loadingMore, onMore } = useListRows(list);

  const rows = findCurrencies(ownFirst(all ?? [], own), search);
  return (
    <LoadedList list={list} level={3} failed="No pudimos cargar las monedas">
      {() => (
        <Stack $gap={5} $top={1}>
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
          {all?.length !== 0 && (
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
            loading={!all}
            hasMore={hasMore}
            loadingMore={loadingMore}
            onMore={onMore}
            onRowClick={({ iso_code }) => openDrawer('currency', { currency: iso_code })}
            empty={search ? <NotFound search={search} onClear={() => setSearch('')} /> : <NoCurrencies />}
          />
        </Stack>
      )}
    </LoadedList>
  );
}

function Name({ currency, own }: { currency: Currency; own: ReturnType<typeof useCurrencies> }) {
  const { iso_code, name } = currency;
  return (
    <Grid $columns="21px minmax(0, 1fr)" $align="center" as="span">
      <CurrencyFlag currency={iso_code} />
      <Words>
        <span>{name}</span>
        {iso_code === own?.main && <Badge tone="brand">Principal</Badge>}
        {iso_code === own?.alternative && <Badge tone="gold">Alternativa</Badge>}
      </Words>
    </Grid>
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
