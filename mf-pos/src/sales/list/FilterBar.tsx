import { useCan } from '@cuadra/shared/state';
import { Button, PHONE, SearchInput, Select, useTypedText } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { ClientPicker } from '../ClientPicker.tsx';
import type { ChosenFilter } from '../use-filter.ts';
import { DaysFilter } from './DaysFilter.tsx';
import { SellerFilter } from './SellerFilter.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--s-2);
  margin-bottom: var(--s-4);
  & > * {
    min-width: 0;
  }
  & > input {
    width: 150px;
  }
  & > span {
    flex: 0 1 190px;
  }
  ${PHONE} {
    & > input {
      width: 100%;
    }
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
    & > button {
      justify-self: start;
    }
    /* From when and to when stand side by side, below «Otras fechas». */
    &:has(> input) > span {
      grid-column: 1 / -1;
    }
  }
`;

const Search = styled.div`
  flex: 1 1 200px;
  max-width: 300px;
  ${PHONE} {
    max-width: none;
  }
`;

const Slot = styled.div<{ $width: number }>`
  flex: 0 1 ${({ $width }) => $width}px;
  min-width: 0;
`;

export interface FilterBarProps extends ChosenFilter {
  /** Undefined while nothing is chosen. */
  onClear: (() => void) | undefined;
}

/** Finding a sale: by its number, or by when, who bought and who sold. */
export function FilterBar({ onClear, ...chosen }: FilterBarProps) {
  const { filter, change } = chosen;
  const seesClient = useCan(['sales', 'detail_client']);
  const readsClients = useCan(['clients', 'read']);
  const seesSeller = useCan(['sales', 'detail_seller']);
  return (
    <Bar role="search" aria-label="Buscar ventas">
      <Search>
        <NumberSearch search={filter.search} onSearch={(search) => change({ search })} />
      </Search>
      <DaysFilter {...chosen} />
      {seesClient && readsClients && (
        <Slot $width={230}>
          <ClientPicker
            client={filter.client}
            onChange={(client) => change({ client })}
            placeholder="Cliente"
          />
        </Slot>
      )}
      {seesSeller && (
        <Slot $width={190}>
          <SellerFilter seller={filter.seller} onChange={(seller) => change({ seller })} />
        </Slot>
      )}
      <Slot $width={170}>
        <Select
          aria-label="Estado"
          value={filter.review === 'pending' ? 'to-review' : (filter.status ?? '')}
          onChange={({ target }) =>
            change({
              status: statusOf(target.value),
              review: target.value === 'to-review' ? 'pending' : undefined,
            })
          }
          options={[
            { value: '', label: 'Estado' },
            { value: 'issued', label: 'Emitidas' },
            { value: 'annulled', label: 'Anuladas' },
            { value: 'to-review', label: 'Ventas por revisar' },
          ]}
        />
      </Slot>
      {onClear && (
        <Button variant="ghost" icon="x" onClick={onClear}>
          Quitar filtros
        </Button>
      )}
    </Bar>
  );
}

function statusOf(value: string): 'issued' | 'annulled' | undefined {
  return value === 'issued' || value === 'annulled' ? value : undefined;
}

function NumberSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { typed, setTyped } = useTypedText(search, onSearch);
  return (
    <SearchInput
      label="Buscar por número"
      placeholder="Número de ticket"
      inputMode="numeric"
      value={typed}
      onValueChange={setTyped}
      shortcut="F2"
    />
  );
}
