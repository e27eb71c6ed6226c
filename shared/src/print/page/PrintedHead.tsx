import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDateTime, formatIdentification } from '../../domain/index.ts';
import { useSession } from '../../state/index.ts';
import type { ReceiptCompany } from '../receipt/company-rows.ts';

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 8px;
  border-bottom: 1px solid #000;
  h1 {
    font-size: 18px;
  }
  > div:last-child {
    text-align: end;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export interface PrintedHeadProps {
  title: string;
  subtitle: ReactNode;
  /** Told with its address and telephone, for paper that leaves the shop. */
  company?: ReceiptCompany | null;
}

/** Whose paper it is, and what it says. */
export function PrintedHead({ title, subtitle, company: sender }: PrintedHeadProps) {
  const known = useSession((session) => session.state?.company ?? null);
  const company = sender ?? known;
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        <div>{subtitle}</div>
      </div>
      <div>
        <b>{company?.legal_name || company?.name}</b>
        {company?.identification && (
          <div>RIF {formatIdentification(company.identification_type ?? 'J', company.identification)}</div>
        )}
        {sender?.address && <div>{sender.address}</div>}
        {sender?.phone && <div>Tel. {sender.phone}</div>}
        <div>Impreso el {formatDateTime(new Date())}</div>
      </div>
    </Head>
  );
}
