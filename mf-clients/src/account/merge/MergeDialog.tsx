import { ApiError, errorText, useCall, useCallMutation } from '@cuadra/shared/client';
import type { Client, MergedField } from '@cuadra/shared/contract';
import { beforeStop, contactHint } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, Combobox, type ComboboxOption, Dialog, Field, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useRefreshClients } from '../../clients/use-refresh-clients.ts';
import { MergePreview } from './MergePreview.tsx';

export interface MergeDialogProps {
  /** The record that stays. */
  client: Client;
  onClose: () => void;
}

/** The other record is chosen, what goes together is shown, and both become one. */
export default function MergeDialog({ client, onClose }: MergeDialogProps) {
  const [search, setSearch] = useState('');
  const [other, setOther] = useState<ComboboxOption | null>(null);
  const [taken, setTaken] = useState<readonly MergedField[]>([]);
  const found = useCall(
    'GET /clients',
    { query: { limit: 20, ...(search && { search }) } },
    { placeholderData: (previous) => previous },
  );
  const preview = useCall(
    'GET /clients/{id}/merge',
    { params: { id: client.id }, query: { other_id: other?.value ?? '' } },
    { enabled: other !== null, staleTime: 0 },
  );
  const merge = useCallMutation('POST /clients/{id}/merge');
  const refresh = useRefreshClients();
  const isBusy = merge.isPending;
  const confirm = async () => {
    if (!other || isBusy) return;
    try {
      const merged = await merge.mutateAsync({
        params: { id: client.id },
        body: { other_id: other.value, take: [...taken] },
      });
      refresh();
      notify.success(`«${merged.name}» y «${other.label}» ya son un solo cliente.`);
      onClose();
    } catch (error) {
      notify.error(refusal(error));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title="Es la misma persona que…"
      description={`Elige el otro registro de ${beforeStop(client.name)}. Lo suyo pasa a este, y queda uno solo.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            loading={isBusy}
            disabled={!preview.data || preview.isFetching}
            onClick={() => void confirm()}
          >
            Unir los dos
          </Button>
        </>
      }
    >
      <Stack $gap={4} $top={4}>
        <Field label="El otro registro">
          <Combobox
            placeholder="Busca por nombre, cédula o teléfono"
            value={other}
            onValueChange={(option) => {
              setOther(option);
              setTaken([]);
            }}
            options={found.data?.items.filter(({ id }) => id !== client.id).map(optionOf) ?? []}
            onSearch={setSearch}
            loading={found.isFetching}
            error={found.error ? errorText(found.error) : undefined}
          />
        </Field>
        {other && (
          <MergePreview
            client={client}
            preview={preview.data}
            error={preview.error && refusal(preview.error)}
            taken={taken}
            onTake={setTaken}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function optionOf(client: Client): ComboboxOption {
  const hint = contactHint(client);
  return { value: client.id, label: client.name, ...(hint && { hint }) };
}

const REASONS: Readonly<Record<string, string>> = {
  same: 'Es este mismo registro.',
  unknown: 'Ese cliente ya no está. Puede que alguien lo haya retirado.',
  'already-merged': 'Alguien ya unió uno de los dos con otro cliente. Vuelve a abrir la lista.',
};

function refusal(error: unknown): string {
  const reason = error instanceof ApiError ? error.fields.other_id : undefined;
  return (reason !== undefined && REASONS[reason]) || errorText(error);
}
