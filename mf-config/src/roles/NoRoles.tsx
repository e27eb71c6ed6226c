import { supportLink } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { ButtonLink, EmptyState } from '@cuadra/shared/ui';

/** Spec §8: built-in roles are always there, so that an empty list is a matter for support. */
export function NoRoles() {
  const phone = useSession((session) => session.state?.support_phone ?? null);
  return (
    <EmptyState
      icon="shield"
      level={3}
      title="No hay roles..."
      action={
        <ButtonLink to={supportLink(phone)} target="_blank" rel="noopener" icon="message">
          Escribir a Soporte
        </ButtonLink>
      }
    >
      Cuadra trae varios roles listos y aquí deberías verlos. Escríbenos y lo revisamos contigo.
    </EmptyState>
  );
}
