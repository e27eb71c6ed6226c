import { useCallPages } from '@cuadra/shared/client';
import type { Formula, FormulaVersion } from '@cuadra/shared/contract';
import { shortWhen } from '@cuadra/shared/domain';
import { Badge, Button, LoadedList, MoreButton, Row, Skeleton, Text, TitledSheet } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { VersionDrawer } from './VersionDrawer.tsx';
import { versionChanges } from './version-changes.ts';

const Versions = styled.ol`
  margin: 0;
  padding: 0 var(--s-4) var(--s-3);
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-3);
    padding: var(--s-3) 0;
    border-top: 1px solid var(--line);
  }
`;

const More = styled.div`
  padding: 0 var(--s-4) var(--s-4);
`;

/** What a formula said and when, newest first, with what each changed; what one said can be looked at. */
export function VersionList({ formula }: { formula: Formula }) {
  const list = useCallPages(
    'GET /formulas/{id}/versions',
    { params: { id: formula.id }, query: {} },
    { staleTime: 0 },
  );
  const [shown, setShown] = useState<FormulaVersion>();
  return (
    <TitledSheet as="section" aria-labelledby="versions">
      <h2 id="versions">Versiones</h2>
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar las versiones"
        shape={<Skeleton height={64} />}
      >
        {(versions = []) => (
          <Versions aria-label="Versiones">
            {versions.map((version, index) => {
              const before = versions[index + 1];
              // The one before the last that is there is on the next page.
              const isUnknown = !before && version.number > 1;
              return (
                <li key={version.number}>
                  <div>
                    <Row>
                      <b>Versión {version.number}</b>
                      {version.number === formula.current && <Badge tone="ok">Actual</Badge>}
                    </Row>
                    <Text $tone="quiet" $size="xs">
                      {[shortWhen(version.create_at), version.user].filter(Boolean).join(' · ')}
                    </Text>
                    <Text $tone="soft" $size="sm">
                      {isUnknown ? '' : versionChanges(version, before).join(' · ')}
                    </Text>
                  </div>
                  <Button
                    size="sm"
                    aria-label={`Ver la versión ${version.number}`}
                    onClick={() => setShown(version)}
                  >
                    Ver
                  </Button>
                </li>
              );
            })}
          </Versions>
        )}
      </LoadedList>
      {list.hasNextPage && (
        <More>
          <MoreButton list={list} />
        </More>
      )}
      {shown && <VersionDrawer version={shown} onClose={() => setShown(undefined)} />}
    </TitledSheet>
  );
}
