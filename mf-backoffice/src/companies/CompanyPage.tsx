import { useCall } from '@cuadra/shared/client';
import type { BackofficeClient } from '@cuadra/shared/contract';
import { Badge, Notice, PageHeader, Row, Stack, ThingPage } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { momentText } from '../basics/moment-text.ts';
import { COMPANY_STATES } from '../basics/names.ts';
import { CompanyActions } from './CompanyActions.tsx';
import { CompanyLog } from './CompanyLog.tsx';
import { CompanyReports } from './CompanyReports.tsx';
import { Ledger } from './Ledger.tsx';
import { People } from './People.tsx';
import { Standing } from './Standing.tsx';

/** `/back-office/client?id=<id>`: a company, what it pays, and what is done to it. */
export function CompanyPage() {
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const query = useCall(
    'GET /backoffice/client/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 0, refetchOnWindowFocus: true },
  );
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar la empresa"
      missing={{
        icon: 'building',
        title: 'No encontramos esta empresa',
        text: 'Puede que el enlace esté incompleto.',
        to: '/back-office',
        link: 'Ver las empresas',
      }}
    >
      {(client) => <OneCompany key={client.company.id} client={client} />}
    </ThingPage>
  );
}

function OneCompany({ client }: { client: BackofficeClient }) {
  const { company, state, suspension } = client;
  return (
    <>
      <PageHeader
        title={company.name}
        subtitle={
          <Row>
            <Badge tone={COMPANY_STATES[state].tone}>{COMPANY_STATES[state].name}</Badge>
            {company.legal_name !== company.name && company.legal_name}
          </Row>
        }
        actions={<CompanyActions client={client} />}
      />
      <Stack>
        {suspension && (
          <Notice tone="bad" title={`Suspendida desde el ${momentText(suspension.at)}`}>
            Sus usuarios leen: «{suspension.reason}»
          </Notice>
        )}
        <Standing client={client} />
        <CompanyReports client={client} />
        <People client={client} />
        <Ledger client={client} />
        <CompanyLog companyId={company.id} />
      </Stack>
    </>
  );
}
