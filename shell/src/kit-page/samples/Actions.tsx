import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  CopyButton,
  Icon,
  IconButton,
  Kbd,
  LinkButton,
  Menu,
  Row,
} from '@cuadra/shared/ui';
import { Sample } from './Sample.tsx';

const nothing = () => {};
/** The last one is none of the set, as a descriptor may bring. */
const ICONS = ['cash-register', 'package', 'users', 'settings', 'no-such-icon'];

export function Actions() {
  return (
    <>
      <Sample name="LinkButton">
        <LinkButton onClick={nothing}>Venta 0000012</LinkButton>
      </Sample>
      <Sample name="Button">
        <Row $gap={[2, 3]}>
          <Button variant="primary" icon="plus" shortcut="F4">
            Crear
          </Button>
          <Button icon="upload">Importar</Button>
          <Button variant="ghost">Cancelar</Button>
          <Button variant="danger" icon="trash">
            Borrar
          </Button>
        </Row>
        <Row $gap={[2, 3]}>
          <Button variant="primary" loading>
            Guardando
          </Button>
          <Button variant="primary" disabled>
            Guardar
          </Button>
          <Button disabled>Guardar</Button>
          <Button size="sm">Pequeño</Button>
        </Row>
        <Button variant="primary" size="lg" block shortcut="F9">
          Cobrar
        </Button>
      </Sample>
      <Sample name="IconButton, ButtonLink, CopyButton">
        <Row $gap={[2, 3]}>
          <IconButton icon="pencil" label="Editar" />
          <IconButton icon="x" label="Quitar" size="sm" />
          <ButtonLink to="/kit" icon="grid">
            Todos los accesos
          </ButtonLink>
          <CopyButton text="https://cuadra/tienda" label="Copiar enlace" />
        </Row>
      </Sample>
      <Sample name="Icon">
        <Row $gap={[2, 3]}>
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
          <Icon name="package" size={28} />
        </Row>
      </Sample>
      <Sample name="Menu">
        <Row $gap={[2, 3]}>
          <Menu
            trigger="Más opciones"
            align="start"
            entries={[
              { label: 'Editar', icon: 'pencil', onSelect: nothing },
              'separator',
              { label: 'Borrar', icon: 'trash', danger: true, onSelect: nothing },
            ]}
          />
        </Row>
      </Sample>
      <Sample name="Badge, Kbd, Avatar">
        <Row $gap={[2, 3]}>
          <Badge>Borrador</Badge>
          <Badge tone="ok">ON</Badge>
          <Badge tone="bad">Agotado</Badge>
          <Badge tone="gold">Fiado</Badge>
          <Badge tone="brand">Nuevo</Badge>
          <Kbd>F2</Kbd>
          <Kbd rare>Ctrl+P</Kbd>
          <Avatar name="María Rojas" online />
        </Row>
      </Sample>
    </>
  );
}
