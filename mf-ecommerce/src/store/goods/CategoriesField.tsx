import { useAllPages } from '@cuadra/shared/client';
import { CheckboxGroup, LoadFailed, Notice, Skeleton, Text } from '@cuadra/shared/ui';
import { useStoreForm } from '../store-form-context.ts';

/** Of which categories the store sells. */
export function CategoriesField() {
  const { form, chosen, errorOf } = useStoreForm();
  const { data, error, hasNextPage, refetch } = useAllPages('GET /categories', { query: { limit: 200 } });
  const ids = form.watch('category_ids');
  const wrong = errorOf('category_ids');
  if (!data || hasNextPage) {
    if (!error) return <Skeleton height={120} radius="var(--r-2)" />;
    return (
      <LoadFailed
        level={3}
        title="No pudimos cargar tus categorías"
        error={error}
        onRetry={() => refetch()}
      />
    );
  }
  if (data.length === 0)
    return (
      <Text $tone="soft">Todavía no tienes categorías. Créalas en Productos y elige aquí cuáles salen.</Text>
    );
  return (
    <>
      <CheckboxGroup
        legend="Categorías"
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
        value={ids}
        onValueChange={(value) => form.setValue('category_ids', value, chosen)}
      />
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      {ids.length === 0 && (
        <Text $tone="doubt" $size="sm">
          Sin ninguna marcada, tu tienda sale vacía.
        </Text>
      )}
    </>
  );
}
