import { formatIdentification } from '@cuadra/shared/domain';
import { Card, Facts, Page, PageHeader } from '@cuadra/shared/ui';
import { usePageTitle } from '../app/page-title.ts';
import { useSigned } from '../session/offer-context.tsx';

/** Who is signed in. Changing it comes with the account's own forms. */
export function AccountPage() {
  usePageTitle('Mi Cuenta');
  const { user, company, role } = useSigned().state;
  const identification =
    user.identification && user.identification_type
      ? formatIdentification(user.identification_type, user.identification)
      : 'Sin registrar';
  return (
    <Page $narrow>
      <PageHeader title="Mi Cuenta" subtitle="Pronto podrás cambiar estos datos y tu contraseña aquí." />
      <Card $pad>
        <Facts
          facts={[
            ['Nombre', user.name],
            ['Usuario', user.username],
            ['Correo', user.email],
            ['Identificación', identification],
            ['Rol', role?.name ?? 'Sin rol'],
            ['Empresa', company?.name ?? 'Ninguna'],
          ]}
        />
      </Card>
    </Page>
  );
}
