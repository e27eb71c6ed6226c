import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  CopyButton,
  Icon,
  IconButton,
  Kbd,
  Menu,
} from '@cuadra/shared/ui';
import { Piece, Row } from './Piece.tsx';

const nothing = () => {};
/** The last one is none of the set, as a descriptor may bring. */
const ICONS = ['cash-register', 'package', 'users', 'settings', 'no-such-icon'];

export function Actions() {
  return (
    <>
      <Piece name="Button">
        <Row>
          <Button variant="primary" icon="plus" shortcut="F4">
            Crear
          </Button>
          <Button icon="upload">Importar</Button>
          <Button variant="ghost">Cancelar</Button>
          <Button variant="danger" icon="trash">
            Borrar
          </Button>
        </Row>
        <Row>
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
      </Piece>
      <Piece name="IconButton, ButtonLink, CopyButton">
        <Row>
          <IconButton icon="pencil" label="Editar" />
          <IconButton icon="x" label="Quitar" size="sm" />
          <ButtonLink to="/kit" icon="grid">
            Todos los accesos
          </ButtonLink>
          <CopyButton text="https://cuadra/tienda" label="Copiar enlace" />
        </Row>
      </Piece>
      <Piece name="Icon">
        <Row>
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
          <Icon name="package" size={28} />
        </Row>
      </Piece>
      <Piece name="Menu">
        <Row>
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
      </Piece>
      <Piece name="Badge, Kbd, Avatar">
        <Row>
          <Badge>Borrador</Badge>
          <Badge tone="ok">ON</Badge>
          <Badge tone="bad">Agotado</Badge>
          <Badge tone="gold">Fiado</Badge>
          <Badge tone="brand">Nuevo</Badge>
          <Kbd>F2</Kbd>
          <Avatar name="María Rojas" online />
        </Row>
      </Piece>
    </>
  );
}
