import type { CompanyDetails } from '@cuadra/shared/contract';
import { beforeStop, formatIdentification } from '@cuadra/shared/domain';
import { Facts, Stack, Text } from '@cuadra/shared/ui';

const NONE = 'Sin registrar';

/** The company's data for who may not change it. */
export function CompanyFacts({ company }: { company: CompanyDetails }) {
  const { identification, identification_type } = company;
  const rif = identification && formatIdentification(identification_type ?? 'J', identification);
  return (
    <Stack $gap={5} $top={1}>
      <Facts
        facts={[
          ['Nombre', company.name],
          ['Razón social', company.legal_name || NONE],
          ['RIF', rif || NONE],
          ['Dirección', company.address || NONE],
          ['Teléfono', company.phone || NONE],
          ['Ancho del papel', `${company.paper_width} mm`],
        ]}
      />
      <Text $tone="soft">
        Solo el Propietario puede cambiar estos datos
        {company.owner ? `: ${beforeStop(company.owner.name)}` : ''}.
      </Text>
    </Stack>
  );
}
