import { lazyComponent } from '@cuadra/shared/remote';
import { IconButton, VisuallyHidden } from '@cuadra/shared/ui';
import { useEffect, useRef } from 'react';
import { usePhone } from '../browser/use-phone.ts';
import { SubscriptionCard } from '../subscription/reminder/SubscriptionCard.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import { NavList } from './NavList.tsx';
import { Backdrop, CloseSlot, CollapseSlot, Head, Navigation, Panel } from './sidebar-style.ts';

export const BackStep = lazyComponent(
  () => import('./BackStep.tsx'),
  () => null,
);

export interface SidebarProps {
  /** Only icons, on a wide screen. */
  collapsed: boolean;
  onCollapse: () => void;
  /** Slid in, on a phone. */
  open: boolean;
  onClose: () => void;
}

/** The company and the way to every screen. On a phone it slides in over the screen and is out of reach otherwise. */
export function Sidebar({ collapsed, onCollapse, open, onClose }: SidebarProps) {
  const phone = usePhone();
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  const small = collapsed && !phone;

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!phone || !open) return;
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [phone, open]);

  return (
    <>
      {phone && open && (
        <>
          <Backdrop onClick={onClose} />
          <BackStep onBack={onClose} />
        </>
      )}
      <Panel ref={panel} $open={open} inert={phone && !open}>
        <Head>
          <CompanyMenu collapsed={small} />
          <CloseSlot>
            <IconButton icon="x" label="Cerrar menú" onClick={onClose} />
          </CloseSlot>
        </Head>
        <Navigation aria-label="Principal">
          <NavList collapsed={small} onChoose={onClose} />
        </Navigation>
        <SubscriptionCard collapsed={small} />
        <CollapseSlot $collapsed={small}>
          <IconButton
            icon="panel"
            size="sm"
            label={small ? 'Mostrar el menú completo' : 'Encoger el menú'}
            aria-expanded={!small}
            onClick={onCollapse}
          />
        </CollapseSlot>
        {phone && open && <VisuallyHidden role="status">Menú abierto</VisuallyHidden>}
      </Panel>
    </>
  );
}
