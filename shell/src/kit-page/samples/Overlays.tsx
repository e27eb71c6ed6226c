import { notify } from '@cuadra/shared/state';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  DrawerFoot,
  DrawerStack,
  Field,
  RemoveButton,
  RemoveQuestion,
  Row,
  TextInput,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Sample } from './Sample.tsx';

type Opened = 'dialog' | 'full' | 'drawer' | 'question' | 'removal';

export function Overlays() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const field = (
    <Field label="Nombre">
      <TextInput />
    </Field>
  );
  const save = (
    <Button variant="primary" onClick={close}>
      Guardar
    </Button>
  );
  return (
    <Sample name="Dialog, Drawer, DrawerStack, DrawerFoot, ConfirmDialog, RemoveButton, RemoveQuestion, notify">
      <Row $gap={[2, 3]}>
        <Button onClick={() => setOpened('dialog')}>Abrir ventana</Button>
        <Button onClick={() => setOpened('full')}>Abrir a pantalla completa</Button>
        <Button onClick={() => setOpened('drawer')}>Abrir panel</Button>
        <Button onClick={() => setOpened('question')}>Preguntar</Button>
        <Button onClick={() => setOpened('removal')}>Retirar</Button>
        <RemoveButton
          permission={['products', 'delete']}
          title="¿Eliminar «Harina»?"
          remove={async () => undefined}
          onRemoved={close}
        >
          Lo que vendiste de ella se queda en tus reportes.
        </RemoveButton>
        <Button onClick={() => notify.success('Guardamos tus datos.')}>Avisar</Button>
      </Row>
      <Dialog open={opened === 'dialog'} onOpenChange={close} title="Nueva categoría" footer={save}>
        {field}
      </Dialog>
      <Dialog size="full" open={opened === 'full'} onOpenChange={close} title="Ticket 00000042" footer={save}>
        {field}
      </Dialog>
      <Drawer open={opened === 'drawer'} onOpenChange={close} title="Métodos de pago">
        <DrawerStack>
          {field}
          <DrawerFoot>{save}</DrawerFoot>
        </DrawerStack>
      </Drawer>
      <ConfirmDialog
        open={opened === 'question'}
        onOpenChange={close}
        title="¿Borrar la categoría?"
        confirm="Borrar"
        danger
        onConfirm={close}
      >
        Sus productos se quedan sin categoría.
      </ConfirmDialog>
      <RemoveQuestion
        open={opened === 'removal'}
        onOpenChange={close}
        title="¿Retirar a «Distribuidora Polar»?"
        confirm="Retirar"
        remove={async () => undefined}
        done="Retiraste a «Distribuidora Polar»."
        onRemoved={close}
      >
        Sus compras quedan como están.
      </RemoveQuestion>
    </Sample>
  );
}
