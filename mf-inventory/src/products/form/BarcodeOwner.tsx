import { useCall } from '@cuadra/shared/client';
import { beforeStop } from '@cuadra/shared/domain';
import { Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { editProductPath } from '../product-paths.ts';

export interface BarcodeOwnerProps {
  barcode: string;
  /** The product of the form; undefined for a new one. */
  ownId: string | undefined;
}

/** Says of a barcode that another product has it, and leads there. */
export function BarcodeOwner({ barcode, ownId }: BarcodeOwnerProps) {
  const { data } = useCall('GET /products', { query: { search: barcode, limit: 5 } });
  const owner = data?.items.find(({ id, barcodes }) => id !== ownId && barcodes.includes(barcode));
  if (!owner) return null;
  return (
    <Text $tone="doubt" $size="sm" as="p" role="status">
      {barcode} ya es de <Link to={editProductPath(owner.id)}>{beforeStop(owner.name)}</Link>.
    </Text>
  );
}
