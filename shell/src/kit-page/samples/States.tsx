import { ApiError } from '@cuadra/shared/client';
import { DiscardButton, DraftNotice } from '@cuadra/shared/form';
import {
  Button,
  EmptyState,
  LoadFailed,
  Notice,
  PageHeader,
  PartBoundary,
  Row,
  Skeleton,
  Spinner,
  Steps,
} from '@cuadra/shared/ui';
import { Sample } from './Sample.tsx';

function Broken(): never {
  throw new Error('For the page of the kit');
}

export function States() {
  return (
    <>
      <Sample name="PageHeader">
        <PageHeader
          title="Clientes"
          subtitle="128 clientes"
          actions={
            <Button variant="primary" icon="plus">
              Crear cliente
            </Button>
          }
        />
      </Sample>
      <Sample name="Notice">
        <Notice title="Hay una versión nueva.">Se usa cuando recargues.</Notice>
        <Notice tone="ok">Guardamos tus datos.</Notice>
        <Notice tone="warning" title="Falta la tasa del día." action={<Button size="sm">Escribirla</Button>}>
          Mientras tanto no se puede cobrar.
        </Notice>
        <Notice tone="bad" onDismiss={() => {}}>
          No pudimos guardar. Revisa tu conexión.
        </Notice>
      </Sample>
      <Sample name="Steps">
        <Steps label="Registro" steps={['Tú', 'Tu empresa', 'Tu dinero', 'Tu plan']} current={2} />
      </Sample>
      <Sample name="EmptyState">
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
      </Sample>
      <Sample name="LoadFailed">
        <LoadFailed
          level={3}
          title="No pudimos cargar los roles"
          error={new ApiError('ERROR_NETWORK', 0)}
          onRetry={() => new Promise((resolve) => setTimeout(resolve, 800))}
        />
      </Sample>
      <Sample name="DraftNotice">
        <DraftNotice onStartOver={() => {}} />
      </Sample>
      <Sample name="DiscardButton">
        <DiscardButton draft={{ discard: () => {} }} isDirty disabled={false} onDiscard={() => {}} />
      </Sample>
      <Sample name="PartBoundary">
        <PartBoundary what="la gráfica" height={120}>
          <Broken />
        </PartBoundary>
      </Sample>
      <Sample name="Skeleton, Spinner">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
        <Row $gap={[2, 3]}>
          <Spinner />
        </Row>
      </Sample>
    </>
  );
}
