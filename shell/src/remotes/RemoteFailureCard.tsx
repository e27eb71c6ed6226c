import type { RemoteFailure } from '@cuadra/shared/contract';
import { Button, Card, EmptyState, Page } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { FailureDetails } from './failure.ts';

const WHAT_HAPPENED: Record<RemoteFailure, string> = {
  http: 'El servidor no tiene listo este módulo.',
  network: 'No logramos conectarnos con el servidor. Revisa tu conexión a internet.',
  timeout: 'El servidor está tardando demasiado en responder.',
  integrity: 'Lo que llegó no es lo que publicamos, así que por tu seguridad no lo abrimos.',
  signature:
    'Lo que llegó sobre este módulo no trae la firma de Cuadra: algo en el camino pudo cambiarlo, así que por tu seguridad no lo abrimos.',
  version:
    'Este módulo necesita una versión de Cuadra distinta de la que tienes abierta. Prueba recargar la página.',
  evaluation: 'Este módulo tuvo un problema al abrirse.',
};

/** For support, so it stands last and small. */
const Code = styled.div`
  padding: 0 var(--s-5) var(--s-4);
  text-align: center;
  font-size: var(--t-xs);
  color: var(--ink-3);
`;

export interface RemoteFailureCardProps {
  /** The title of the route or drawer, as the user knows it. */
  title: string;
  failure: FailureDetails;
  onRetry: () => void;
}

/** In the place of a remote that failed: what happened, and the way to try again. Everything round it goes on. */
export function RemoteFailureCard({ title, failure, onRetry }: RemoteFailureCardProps) {
  const { kind, status, version } = failure;
  return (
    <Page>
      <Card role="alert">
        <EmptyState
          icon="alert"
          tone="bad"
          title={`No pudimos cargar ${title}`}
          action={
            <Button variant="primary" onClick={onRetry}>
              Reintentar
            </Button>
          }
        >
          <p>{WHAT_HAPPENED[kind]} El resto de Cuadra sigue funcionando.</p>
        </EmptyState>
        <Code>
          {kind}
          {status === undefined ? '' : ` ${status}`} · {version}
        </Code>
      </Card>
    </Page>
  );
}
