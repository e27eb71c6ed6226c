import { notify, useDrawers } from '@cuadra/shared/state';
import { Button, Card } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ALL_GUIDES } from './drawer-ids.ts';
import { useGuideControl } from './use-guide-control.ts';

const Title = styled.h2`
  font-size: var(--t-md);
`;

const Text = styled.p`
  margin: 2px 0 var(--s-3);
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--s-2);
`;

/** The ways to the guides. What «Todas las guías» does, and why it says what it says: decision 0007 (guides). */
export function GuidesPanel() {
  const id = useId();
  const { openDrawer } = useDrawers();
  const { introduce } = useGuideControl();
  const [isComing, setComing] = useState(false);
  const startIntroduction = () => {
    setComing(true);
    void introduce().finally(() => setComing(false));
  };
  const openAll = () => {
    openDrawer(ALL_GUIDES);
    notify.info('Estamos trabajando para traerte las mejores guías interactivas. ❤');
  };
  return (
    <Card $pad aria-labelledby={id}>
      <Title id={id}>Guías</Title>
      <Text>Aprende haciendo: cada guía te lleva paso a paso por tu propia pantalla.</Text>
      <Buttons>
        <Button icon="play" loading={isComing} onClick={startIntroduction}>
          Guía de Introducción
        </Button>
        <Button variant="ghost" icon="book" aria-haspopup="dialog" onClick={openAll}>
          Todas las guías
        </Button>
      </Buttons>
    </Card>
  );
}
