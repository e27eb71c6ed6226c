import type { AuditLine } from '@cuadra/shared/contract';
import { auditActionName } from '@cuadra/shared/domain';
import { DataTable, type ListRows, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { momentText } from '../basics/moment-text.ts';
import { companyPath } from '../basics/names.ts';
import { lineDetail } from './line-text.ts';

/** Rows of a long list are of one height: the whole reason is its title, and in the file. */
const OneLine = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const WHAT: TableColumn<AuditLine> = {
  key: 'what',
  header: 'Qué',
  cell: ({ action, details, reason }) => {
    const detail = lineDetail({ action, details });
    return (
      <>
        {auditActionName(action)}
        {detail && `: ${detail}`}
        {reason && (
          <OneLine $tone="quiet" $size="xs" title={reason}>
            «{reason}»
          </OneLine>
        )}
      </>
    );
  },
};
const WHO: TableColumn<AuditLine> = {
  key: 'who',
  header: 'Quién y cuándo',
  width: 'clamp(132px, 22%, 220px)',
  cell: ({ actor, at }) => (
    <>
      {actor.name}
      <Text $tone="quiet" $size="xs">
        {momentText(at)}
      </Text>
    </>
  ),
};
const COMPANY: TableColumn<AuditLine> = {
  key: 'company',
  header: 'Empresa',
  width: '26%',
  room: 'tablet',
  cell: ({ company }) => company && <Link to={companyPath(company.id)}>{company.name}</Link>,
};

/** Lines of the log, the last first. */
export function LogTable({ isOfOne, ...list }: ListRows<AuditLine> & { isOfOne?: boolean }) {
  return (
    <DataTable
      {...list}
      label="Registro"
      rowKey={({ id }) => id}
      columns={isOfOne ? [WHO, WHAT] : [WHO, WHAT, COMPANY]}
      rowHeight={{ wide: 60, phone: 90 }}
    />
  );
}
