/** *¿Quiénes se asegurarán?*: the form of a line's profile, in a dialog. It is loaded when somebody opens it. */
import '../../ui/no-code-from-text.ts';
import { type ProfileForm, profileFormSchema, type ProfileModel } from '@cotejo/core/profile-form';
import { useCallback, useRef } from 'react';
import { type Found } from '../../api/index.ts';
import { useWorld } from '../../routing/world-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { FilledForm } from './FilledForm.tsx';
import { useAnswer } from './use-answer.ts';
import './ProfileDialog.css';

type ProfileDialogProps = {
  readonly productType: string;
  readonly onClose: () => void;
  readonly onCompare: (said: ProfileModel) => void;
};

const useForm = (productType: string) => {
  const { platform } = useWorld();
  const ask = useCallback(async (): Promise<Found<ProfileForm>> => {
    const found = await platform.profileForm(productType);
    if (found.kind !== 'found') return found;
    const read = profileFormSchema.safeParse(found.value);
    return read.success ? { kind: 'found', value: read.data } : { kind: 'unavailable' };
  }, [platform, productType]);
  return useAnswer(ask);
};

export const ProfileDialog = ({ productType, onClose, onCompare }: ProfileDialogProps) => {
  const { profiles } = useWorld();
  const { answer: form, askAgain } = useForm(productType);
  const guard = useRef((): boolean => true);
  const leave = (): boolean => {
    const may = guard.current();
    if (may) onClose();
    return may;
  };
  const isRead = form !== undefined && form !== 'failed';
  return (
    <Sheet title={isRead ? form.title : '¿Quiénes se asegurarán?'} onLeave={leave}>
      {form === undefined && (
        <p className="profile-waiting" role="status">
          Un momento…
        </p>
      )}
      {form === 'failed' && (
        <div className="profile-waiting" role="alert">
          <p>No pudimos cargar las preguntas. Verifica tu conexión a internet e inténtalo nuevamente.</p>
          <Button onClick={askAgain}>Reintentar</Button>
        </div>
      )}
      {isRead && (
        <FilledForm
          form={form}
          said={profiles.read(productType)}
          onGuard={(mayLeave) => {
            guard.current = mayLeave;
          }}
          onCompare={onCompare}
        />
      )}
    </Sheet>
  );
};
