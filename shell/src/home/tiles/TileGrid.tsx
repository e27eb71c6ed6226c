import type { RemoteTile } from '@cuadra/shared/contract';
import { useDrawers } from '@cuadra/shared/state';
import { Icon } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSupportLink } from '../../navigation/use-support-link.ts';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { matchRoute, preloadRemote } from '../../remotes/index.ts';
import { Frame, Grid, Mark, TileText, tileStyle } from './tile-style.ts';

const TileLink = styled(Link)`
  ${tileStyle}
`;
const TileAnchor = styled.a`
  ${tileStyle}
`;

/** What the descriptors offer this user, and the chat with Soporte, which is always there (spec §2). */
export function TileGrid() {
  const { tiles } = useVisitor().navigation;
  const support = useSupportLink();
  return (
    <Frame>
      <Grid aria-label="Accesos">
        {tiles.map((tile) => (
          <li key={`${tile.label} ${tile.to ?? tile.drawer}`}>
            {tile.to === undefined ? <DrawerTile tile={tile} /> : <ScreenTile tile={tile} to={tile.to} />}
          </li>
        ))}
        <li>
          <TileAnchor href={support} target="_blank" rel="noreferrer">
            <TileContent
              icon="message"
              label="Contactar al desarrollador"
              description="Escríbele y te ayuda con lo que necesites"
            />
          </TileAnchor>
        </li>
      </Grid>
    </Frame>
  );
}

function ScreenTile({ tile, to }: { tile: RemoteTile; to: string }) {
  const { remotes } = useVisitor().navigation;
  const warmUp = () => {
    const wanted = matchRoute(remotes, to);
    if (wanted) preloadRemote(wanted.remote, wanted.route.expose);
  };
  return (
    <TileLink to={to} onPointerEnter={warmUp} onFocus={warmUp}>
      <TileContent {...tile} />
    </TileLink>
  );
}

function DrawerTile({ tile }: { tile: RemoteTile }) {
  const { openDrawer, addressOf } = useDrawers();
  const id = tile.drawer ?? '';
  return (
    <TileAnchor
      href={addressOf(id)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openDrawer(id);
      }}
    >
      <TileContent {...tile} />
    </TileAnchor>
  );
}

function TileContent({ icon, label, description }: Pick<RemoteTile, 'icon' | 'label' | 'description'>) {
  return (
    <>
      <Mark>
        <Icon name={icon} size={20} />
      </Mark>
      <TileText>
        <b>{label}</b>
        {description && <small>{description}</small>}
      </TileText>
    </>
  );
}
