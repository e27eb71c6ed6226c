import { ApiError, errorText, orGone, useCall, useCallMutation } from '@cuadra/shared/client';
import type { Role } from '@cuadra/shared/contract';
import { beforeStop } from '@cuadra/shared/domain';
import { notify, removeDraft, useCan } from '@cuadra/shared/state';
import { Button, ConfirmDialog, Dialog, Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import { roleDraft } from './role-drafts.ts';
import { useRefreshRoles } from './use-roles.ts';

/** Spec §8, to the letter: the alert about a role that somebody has. */
const IN_USE = errorText(new ApiError('ERROR_ROLE_IN_USE', 409));

/** The button that removes a role of the company, and what it asks or says first. Nothing for who may not. */
export function DeleteRole({ role, onDeleted }: { role: Role; onDeleted: () => void }) {
  const mayDelete = useCan(['roles', 'delete']);
  const [showing, setShowing] = useState<'question' | 'in-use'>();
  const { mutateAsync } = useCallMutation('DELETE /roles/delete/{id}');
  const refresh = useRefreshRoles();
  if (!mayDelete) return null;

  const remove = async () => {
    try {
      await orGone(mutateAsync({ params: { id: role.id } }));
    } catch (error) {
      void refresh();
      if (error instanceof ApiError && error.code === 'ERROR_ROLE_IN_USE') return setShowing('in-use');
      notify.error(errorText(error));
      throw error;
    }
    removeDraft(roleDraft(role.id));
    notify.success(`Eliminamos el rol «${role.name}».`);
    void refresh();
    onDeleted();
  };

  return (
    <>
      <Button icon="trash" onClick={() => setShowing(role.users > 0 ? 'in-use' : 'question')}>
        Eliminar rol
      </Button>
      <ConfirmDialog
        open={showing === 'question'}
        onOpenChange={(open) =>
          setShowing((now) => (open ? 'question' : now === 'question' ? undefined : now))
        }
        title={`¿Eliminar el rol «${role.name}»?`}
        confirm="Eliminar"
        danger
        onConfirm={remove}
      >
        Nadie lo tiene. No se puede deshacer.
      </ConfirmDialog>
      {showing === 'in-use' && <InUse role={role} onClose={() => setShowing(undefined)} />}
    </>
  );
}

/** Says that it cannot be, and who stands in the way. */
function InUse({ role, onClose }: { role: Role; onClose: () => void }) {
  const { data } = useCall('GET /users', { query: { limit: 200 } });
  const names = data?.items.filter(({ role_id }) => role_id === role.id).map(({ name }) => name) ?? [];
  return (
    <Dialog
      open
      size="sm"
      title={`«${role.name}» está en uso`}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      <Notice tone="bad">{IN_USE}</Notice>
      {names.length > 0 && (
        <p style={{ marginTop: 'var(--s-3)' }}>Lo tiene: {beforeStop(names.join(', '))}.</p>
      )}
    </Dialog>
  );
}
