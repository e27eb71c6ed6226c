import { useCallPages } from '@cuadra/shared/client';
import type { FormulaUse, Product } from '@cuadra/shared/contract';
import { amountText } from '@cuadra/shared/domain';
import { useHasModule } from '@cuadra/shared/state';
import {
  Badge,
  Card,
  LoadFailed,
  MoreButton,
  Row,
  Table,
  type TableColumn,
  Text,
  TitledSheet,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { useMeasures } from '../../products/measures-query.ts';

export interface FormulaUsesProps {
  product: Pick<Product, 'id' | 'measure_id'>;
}

/** «Dónde se usa»: the formulas that take a product, or took it, for a company that has formulas; nothing where none does. */
export function FormulaUses({ product }: FormulaUsesProps) {
  const hasFormulas = useHasModule('formulas');
  const list = useCallPages(
    'GET /formulas/uses',
    { query: { kind: 'product', good_id: product.id } },
    { enabled: hasFormulas, staleTime: 0 },
  );
  const { data: measures = [] } = useMeasures();
  const rows = list.data ?? [];
  if (list.error && rows.length === 0)
    return (
      <Card>
        <LoadFailed
          level={2}
          title="No pudimos cargar dónde se usa"
          error={list.error}
          onRetry={list.refetch}
        />
      </Card>
    );
  if (rows.length === 0) return null;
  const measureName = (id: string | null) => measures.find((measure) => measure.id === id)?.name ?? null;
  const amount = (qty: string, measure_id: string | null) => amountText(qty, measureName(measure_id));
  const columns: TableColumn<FormulaUse>[] = [
    {
      key: 'name',
      header: 'Fórmula',
      cell: ({ formula_id, formula_name, makes, is_current }) => (
        <>
          <Row $gap={2}>
            <Link to={`/industrial/formula?id=${formula_id}`}>{formula_name}</Link>
            {!is_current && <Badge>Ya no lo lleva</Badge>}
          </Row>
          <Text $tone="quiet" $size="xs">
            Hace {makes.name}
          </Text>
        </>
      ),
    },
    {
      key: 'qty',
      header: 'Lleva',
      align: 'end',
      width: 'clamp(110px, 18vw, 220px)',
      cell: ({ qty, yield_qty, makes }) => (
        <>
          {amount(qty, product.measure_id)}
          <Text $tone="quiet" $size="xs">
            para {amount(yield_qty, makes.measure_id)}
          </Text>
        </>
      ),
    },
  ];
  return (
    <TitledSheet as="section" aria-labelledby="formula-uses">
      <h2 id="formula-uses">Dónde se usa</h2>
      <Table label="Dónde se usa" columns={columns} rows={rows} rowKey={({ formula_id }) => formula_id} />
      <MoreButton list={list} />
    </TitledSheet>
  );
}
