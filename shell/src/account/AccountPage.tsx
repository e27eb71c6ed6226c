import { formatIdentification, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { Badge, Card, Facts, Page, PageHeader, Stack } from '@cuadra/shared/ui';
import { usePageTitle } from '../browser/page-title.ts';
import { useVisitor } from '../navigation/use-visitor.ts';
import { Columns } from '../ui/section.ts';
import { CompanyDataSection } from './company-data/CompanyDataSection.tsx';
import { PasswordForm } from './password/PasswordForm.tsx';
import { AccountData } from './profile/AccountData.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
import { OpenSessions } from './sessions/OpenSessions.tsx';

/** `/my-account`: one's own data, picture, password, second factor and open sessions; and, for a Propietario, all that the company has. */
export default function AccountPage() {
  usePageTitle('Mi Cuenta');
  const { user, company, role } = useVisitor().state;
  return (
    <Page>
      <PageHeader
        title="Mi Cuenta"
        subtitle={company?.name}
        actions={role && <Badge tone="brand">{role.name}</Badge>}
      />
      <Columns>
        <Stack>
          {user.role_id === null ? <PlatformUser /> : <AccountData />}
          <PasswordForm />
          <SecondFactorSection />
          {role?.id === OWNER_ROLE_ID && <CompanyDataSection />}
        </Stack>
        <OpenSessions />
      </Columns>
    </Page>
  );
}

/** People who work for Cuadra are no users of the company: their data is changed by a super user. */
function PlatformUser() {
  const { user } = useVisitor().state;
  const { identification, identification_type } = user;
  return (
    <Card $pad>
      <Facts
        facts={[
          ['Nombre', user.name],
          ['Usuario', user.username],
          ['Correo', user.email],
          [
            'Identificación',
            identification && identification_type
              ? formatIdentification(identification_type, identification)
              : 'Sin registrar',
          ],
        ]}
      />
    </Card>
  );
}
