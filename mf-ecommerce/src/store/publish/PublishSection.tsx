import type { StoreSettings } from '@cuadra/shared/contract';
import { lazyComponent } from '@cuadra/shared/remote';
import { Button, ButtonLink, CopyButton, Notice, Row, Switch, Text } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import { FormSection } from '../FormSection.tsx';
import { useStoreForm } from '../store-form-context.ts';
import { storeAddress } from './store-address.ts';

const QrDialog = lazyComponent(() => import('./QrDialog.tsx'));

export interface PublishSectionProps {
  /** As they are saved: the address and whether it is open are of these, not of what is being typed. */
  settings: StoreSettings;
  mayChange: boolean;
}

/** Whether buyers find the store, and where. */
export function PublishSection({ settings, mayChange }: PublishSectionProps) {
  const { form, chosen } = useStoreForm();
  const [isShowingCode, setShowingCode] = useState(false);
  const isPublished = form.watch('is_published');
  const { is_open, is_published, name } = settings;
  const address = storeAddress(settings);
  return (
    <FormSection title="Publicación">
      <Switch
        label="Publicada"
        hint={publishedText(settings, isPublished)}
        checked={isPublished}
        disabled={!mayChange}
        onCheckedChange={(checked) => form.setValue('is_published', checked, chosen)}
      />
      {is_published && !is_open && (
        <Notice tone="warning" title="Está publicada, pero todavía nadie la ve.">
          Falta la tasa entre tus dos monedas. Anótala en Ajustes y la tienda abre sola.
        </Notice>
      )}
      <div>
        <Text $size="sm" $tone="quiet">
          La dirección de tu tienda
        </Text>
        <Text $strong style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Text>
      </div>
      <Row>
        <CopyButton text={address} label="Copiar dirección" size="md" />
        {is_open && (
          <ButtonLink to={address} target="_blank" rel="noreferrer" icon="eye">
            Ver tienda
          </ButtonLink>
        )}
        <Button icon="printer" onClick={() => setShowingCode(true)}>
          Código QR
        </Button>
      </Row>
      {is_published && (
        <div>
          <Text $size="sm" $tone="quiet">
            Para tu equipo: la entrada a Cuadra con tu nombre, tu logo y tu color
          </Text>
          <CopyButton
            text={`${location.origin}/login?tienda=${settings.slug}`}
            label="Copiar enlace de entrada"
          />
        </div>
      )}
      {isShowingCode && (
        <Suspense>
          <QrDialog address={address} name={name} onClose={() => setShowingCode(false)} />
        </Suspense>
      )}
    </FormSection>
  );
}

/** What being published means now, or once it is saved. */
function publishedText({ is_open, is_published }: StoreSettings, isPublished: boolean): string | undefined {
  if (isPublished !== is_published)
    return isPublished ? 'Se publica cuando guardes.' : 'Deja de verse cuando guardes.';
  if (!is_published) return 'Todavía nadie la ve. Publícala cuando esté lista.';
  return is_open ? 'Quien tenga la dirección puede comprarte.' : undefined;
}
