import { notify } from '@cuadra/shared/state';
import { Switch } from '@cuadra/shared/ui';
import { useState } from 'react';
import { canNotice, isNoticing, setNoticing } from './browser-notice.ts';

/** Whether the browser shows a notice of a new order while the page is not in sight. */
export function NoticeSwitch() {
  const [isOn, setOn] = useState(isNoticing);
  if (!canNotice()) return null;
  const change = async (checked: boolean) => {
    const isAllowed = await setNoticing(checked);
    setOn(isAllowed);
    if (checked && !isAllowed)
      notify.error(
        'Tu navegador tiene bloqueados los avisos de Cuadra. Permítelos en el candado que está junto a la dirección.',
      );
  };
  return <Switch label="Avisos" checked={isOn} onCheckedChange={(checked) => void change(checked)} />;
}
