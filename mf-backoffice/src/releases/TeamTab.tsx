import { useCallMutation, useCallPages } from '@cuadra/shared/client';
import type { ListedModule, ReleaseToken } from '@cuadra/shared/contract';
import {
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  LoadedList,
  Row,
  Stack,
  type TableColumn,
  Text,
  TitledSheet,
  useListRows,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { momentText } from '../basics/moment-text.ts';
import { AddressForm } from './AddressForm.tsx';
import { TokenDialog } from './TokenDialog.tsx';
import { useChange } from './use-releases.ts';

/** Who publishes a module, and at which address they are told of a version that fails. */
export function TeamTab({ module: { name, address } }: { module: ListedModule }) {
  const [ending, setEnding] = useState<ReleaseToken>();
  const [isMaking, setMaking] = useState(false);
  const list = useCallPages('GET /release-tokens', { query: { module: name } }, { staleTime: 0 });
  const rows = useListRows(list);
  const change = useChange();
  const { mutateAsync } = useCallMutation('DELETE /release-tokens/{id}');
  return (
    <Stack $gap={5}>
      <AddressForm key={address} module={name} address={address} />
      <TitledSheet as="section">
        <h2>Tokens</h2>
        <Row style={{ padding: '0 var(--s-4) var(--s-3)' }}>
          <Text $tone="quiet">Con un token se publica este módulo desde fuera, y nada más.</Text>
          <Button icon="plus" onClick={() => setMaking(true)}>
            Nuevo token
          </Button>
        </Row>
        <LoadedList
          list={list}
          failed="No pudimos cargar los tokens"
          empty={<EmptyState level={3} icon="shield" title="Este módulo todavía no tiene tokens" />}
        >
          {() => (
            <DataTable {...rows} label="Tokens" columns={columnsOf(setEnding)} rowKey={({ id }) => id} />
          )}
        </LoadedList>
      </TitledSheet>
      {isMaking && <TokenDialog module={name} onClose={() => setMaking(false)} />}
      {ending && (
        <ConfirmDialog
          open
          onOpenChange={() => setEnding(undefined)}
          title={`¿Anular el token «${ending.label}»?`}
          confirm="Anular el token"
          danger
          onConfirm={() =>
            change(`El token «${ending.label}» ya no vale.`, () =>
              mutateAsync({ params: { id: ending.id } }),
            ).finally(() => list.refetch())
          }
        >
          Quien publica con él deja de poder hacerlo. Lo publicado queda como está.
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function columnsOf(onEnd: (token: ReleaseToken) => void): TableColumn<ReleaseToken>[] {
  return [
    {
      key: 'label',
      header: 'De quién es',
      cell: ({ label, created_at }) => (
        <>
          <strong>{label}</strong>
          <Text $tone="quiet" $size="xs">
            Hecho el {momentText(created_at)}
          </Text>
        </>
      ),
    },
    {
      key: 'end',
      header: 'Estado',
      align: 'end',
      width: 'clamp(112px, 30vw, 260px)',
      cell: (token) =>
        token.revoked_at === null ? (
          <Button size="sm" aria-label={`Anular el token ${token.label}`} onClick={() => onEnd(token)}>
            Anular
          </Button>
        ) : (
          <Text as="span" $tone="quiet" $size="sm">
            Anulado el {momentText(token.revoked_at)}
          </Text>
        ),
    },
  ];
}
