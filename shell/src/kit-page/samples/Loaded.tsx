import { ApiError } from '@cuadra/shared/client';
import { EmptyState, LoadedDrawer, LoadedList, MoreButton, Skeleton, Stack } from '@cuadra/shared/ui';
import { Sample } from './Sample.tsx';

const refetch = () => new Promise((resolve) => setTimeout(resolve, 800));
const FAILED = { data: undefined, error: new ApiError('ERROR_NETWORK', 0), refetch };
const READ = { data: ['Harina P.A.N. 1 kg', 'Café Madrid 500 g'], error: null, refetch };
const PAGES = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: refetch };
const NO_SHAPE = <Skeleton height={44} radius="var(--r-2)" />;

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
