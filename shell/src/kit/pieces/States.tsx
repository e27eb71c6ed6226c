import { ApiError } from '@cuadra/shared/client';
import {
  Button,
  DiscardButton,
  EmptyState,
  KeptNotice,
  LoadFailed,
  Notice,
  PageHeader,
  PartBoundary,
  Skeleton,
  Spinner,
  Steps,
} from '@cuadra/shared/ui';
import { Piece, Row } from './Piece.tsx';

function Broken(): never {
  throw new Error('For the page of the kit');
}

export function States() {
  return (
    <>
      <Piece name="PageHeader">
        <PageHeader
          title="Clientes"
          subtitle="128 clientes"
          actions={
            <Button variant="primary" icon="plus">
              Crear cliente
            </Button>
          }
        />
      </Piece>
      <Piece name="Notice">
        <Notice title="Hay una versión nueva.">Se usa cuando recargues.</Notice>
        <Notice tone="ok">Guardamos tus datos.</Notice>
        <Notice tone="warning" title="Falta la tasa del día." action={<Button size="sm">Escribirla</Button>}>
          Mientras tanto no se puede cobrar.
        </Notice>
        <Notice tone="bad" onDismiss={() => {}}>
          No pudimos guardar. Revisa tu conexión.
        </Notice>
      </Piece>
      <Piece name="Steps">
        <Steps label="Registro" steps={['Tú', 'Tu empresa', 'Tu dinero', 'Tu plan']} current={2} />
      </Piece>
      <Piece name="EmptyState">
        <EmptyState
          level={3}
          icon="package"
          title="Todavía no tienes productos"
          action={
            <Button variant="primary" icon="plus">
              Agregar el primero
            </Button>
          }
        >
          Agrega los productos uno por uno, o trae tu lista.
        </EmptyState>
      </Piece>
      <Piece name="LoadFailed">
        <LoadFailed
          level={3}
          title="No pudimos cargar los roles"
          error={new ApiError('ERROR_NETWORK', 0)}
          onRetry={() => new Promise((resolve) => setTimeout(resolve, 800))}
        />
      </Piece>
      <Piece name="KeptNotice">
        <KeptNotice onStartAnew={() => {}} />
      </Piece>
      <Piece name="DiscardButton">
        <DiscardButton kept={{ forget: () => {} }} isDirty disabled={false} onDiscard={() => {}} />
      </Piece>
      <Piece name="PartBoundary">
        <PartBoundary what="la gráfica" height={120} onRetry={() => {}}>
          <Broken />
        </PartBoundary>
      </Piece>
      <Piece name="Skeleton, Spinner">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
        <Row>
          <Spinner />
        </Row>
      </Piece>
    </>
  );
}
