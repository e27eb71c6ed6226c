import { ApiError } from '@cuadra/shared/client';
import {
  AccountMovements,
  EmptyState,
  LoadedDrawer,
  LoadedList,
  MoreButton,
  Skeleton,
  Stack,
} from '@cuadra/shared/ui';
import { Sample } from './Sample.tsx';

const refetch = () => new Promise((resolve) => setTimeout(resolve, 800));
const FAILED = { data: undefined, error: new ApiError('ERROR_NETWORK', 0), refetch };
const READ = { data: ['Harina P.A.N. 1 kg', 'Café Madrid 500 g'], error: null, refetch };
const PAGES = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: refetch };
const NO_SHAPE = <Skeleton height={44} radius="var(--r-2)" />;

const MOVEMENTS = {
  ...{ error: null, refetch, isPlaceholderData: false },
  ...{ hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: refetch },
};
const MOVED = [
  { id: '2', title: 'Abono', currency: 'USD', amount: '-20.00', balance: '-5.00' },
  { id: '1', title: 'Venta a crédito', currency: 'USD', amount: '15.00', balance: '15.00' },
];

/** What stands in a list's or a drawer's place while it is read, when it failed, and when nothing is there. */
export function Loaded() {
  return (
    <>
      <Sample name="LoadedList, MoreButton">
        <LoadedList list={READ} failed="No pudimos cargar los productos">
          {(rows) => (
            <Stack $gap={1} as="ul">
              {rows?.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </Stack>
          )}
        </LoadedList>
        <MoreButton list={PAGES} />
        <LoadedList
          list={{ ...READ, data: [] }}
          level={3}
          failed="No pudimos cargar los productos"
          empty={<EmptyState icon="package" level={3} title="Todavía no tienes productos" />}
        >
          {() => null}
        </LoadedList>
        <LoadedList list={FAILED} level={3} failed="No pudimos cargar los productos">
          {() => null}
        </LoadedList>
      </Sample>
      <Sample name="AccountMovements">
        <AccountMovements
          list={{ ...MOVEMENTS, data: MOVED }}
          failed="No pudimos cargar su estado de cuenta"
          empty="Aquí queda cada venta que le fíes y cada abono que te haga."
          what={({ title }) => <strong>{title}</strong>}
          inFavour="a su favor"
          rowHeight={{ wide: 60, phone: 76 }}
        />
      </Sample>
      <Sample name="LoadedDrawer">
        <LoadedDrawer
          query={{ ...FAILED, error: new ApiError('ERROR_NOT_FOUND', 404) }}
          failed="No pudimos cargar el rol"
          missing={{ title: 'No encontramos este rol', text: 'Puede que alguien lo haya eliminado.' }}
          onClose={() => {}}
          shape={NO_SHAPE}
        >
          {() => null}
        </LoadedDrawer>
      </Sample>
    </>
  );
}
