/** *¿Quiénes se asegurarán?*: the form of a line's profile, in a dialog. It is loaded when somebody opens it. */
import '../../ui/no-code-from-text.ts';
import { type ProfileForm, profileFormSchema, type ProfileModel } from '@cotejo/core/profile-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWorld } from '../../routing/world-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { FilledForm } from './FilledForm.tsx';
import './ProfileDialog.css';

type ProfileDialogProps = {
  readonly productType: string;
  readonly onClose: () => void;
  readonly onCompare: (said: ProfileModel) => void;
};

const useForm = (productType: string) => {
  const { platform } = useWorld();
  const [form, setForm] = useState<ProfileForm | 'failed'>();
  const ask = useCallback(async (): Promise<void> => {
    setForm(undefined);
    const found = await platform.profileForm(productType);
    const read = found.kind === 'found' ? profileFormSchema.safeParse(found.value) : undefined;
    setForm(read?.success ? (read.data as ProfileForm) : 'failed');
  }, [platform, productType]);
  useEffect(() => void ask(), [ask]);
  return { form, ask };
};

export const ProfileDialog = ({ productType, onClose, onCompare }: ProfileDialogProps) => {
  const { profiles } = useWorld();
  const { form, ask } = useForm(productType);
  const mayLeave = useRef(() => true);
  const leave = (): boolean => {
    const may = mayLeave.current();
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
          <Button onClick={() => void ask()}>Reintentar</Button>
        </div>
      )}
      {isRead && (
        <FilledForm form={form} said={profiles.read(productType)} mayLeave={mayLeave} onCompare={onCompare} />
      )}
    </Sheet>
  );
};
