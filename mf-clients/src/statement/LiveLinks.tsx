import type { StatementLink } from '@cuadra/shared/contract';
import { companyDay, plainDay, shortWhen } from '@cuadra/shared/domain';
import { Button, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Links = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3);
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
`;

interface LiveLinksProps {
  links: readonly StatementLink[];
  /** Has one open nothing any more. */
  onEnd: (id: string) => Promise<void>;
}

/** The links that open the statement now, and the way to end each. */
export function LiveLinks({ links, onEnd }: LiveLinksProps) {
  if (links.length === 0) return <Text $tone="quiet">Ahora no hay ningún enlace abierto.</Text>;
  return (
    <section aria-labelledby="live-links">
      <Text as="h3" id="live-links" $size="md" $strong>
        Enlaces abiertos
      </Text>
      <Links>
        {links.map((link) => (
          <LiveLink key={link.id} link={link} onEnd={() => onEnd(link.id)} />
        ))}
      </Links>
    </section>
  );
}

function LiveLink({ link, onEnd }: { link: StatementLink; onEnd: () => Promise<void> }) {
  const [isEnding, setEnding] = useState(false);
  const made = shortWhen(link.create_at);
  const end = async () => {
    setEnding(true);
    try {
      await onEnd();
    } finally {
      setEnding(false);
    }
  };
  return (
    <li>
      <div>
        <div>
          Creado {made}
          {link.user && ` por ${link.user}`}
        </div>
        <Text as="div" $tone="quiet" $size="sm">
          {link.last_seen_at ? `Visto ${shortWhen(link.last_seen_at)}` : 'Nadie lo ha abierto'} · vence el{' '}
          {plainDay(companyDay(new Date(link.expires_at)))}
        </Text>
      </div>
      <Button
        size="sm"
        loading={isEnding}
        aria-label={`Quitar el enlace creado ${made}`}
        onClick={() => void end()}
      >
        Quitar
      </Button>
    </li>
  );
}
