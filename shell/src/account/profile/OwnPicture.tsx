import { errorText } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { PicturePicker } from '@cuadra/shared/ui';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { useSaveUser } from './save-user.ts';

/** One's picture, saved at once. */
export function OwnPicture() {
  const { user } = useVisitor().state;
  const save = useSaveUser();

  const keep = async (image: string | null) => {
    try {
      await save({ image });
    } catch (error) {
      return errorText(error);
    }
    notify.success(image ? 'Guardamos tu foto.' : 'Quitamos tu foto.');
    return undefined;
  };

  return (
    <PicturePicker
      kind="own-photo"
      image={user.image}
      name={user.name}
      hint="Así te reconoce tu equipo."
      onSave={keep}
      onUnreadable={notify.error}
    />
  );
}
