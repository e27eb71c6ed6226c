import type { ListedCompany } from '@cuadra/shared/contract';
import { type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { companyPath } from '../basics/names.ts';

/** Which company a row is of: its name, which leads to it, and its owner. */
export const COMPANY_COLUMN: TableColumn<ListedCompany> = {
  key: 'company',
  header: 'Empresa',
  cell: ({ id, name, owner }) => (
    <>
      <Link to={companyPath(id)}>{name}</Link>
      <Text $tone="quiet" $size="xs">
        {owner ? `${owner.name}, ${owner.email}` : 'Sin propietario activo'}
      </Text>
    </>
  ),
};
