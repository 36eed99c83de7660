/** *¿Quiénes se asegurarán?*: the form of a line's profile, in a dialog. It is loaded when somebody opens it. */
import { type ProfileModel } from '@cotejo/core/profile-form';
import { useCallback, useRef } from 'react';
import { useAppContext } from '../../routing/app-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { FilledForm } from './FilledForm.tsx';
import { useAnswer } from './use-answer.ts';
import './ProfileDialog.css';

type ProfileDialogProps = {
  readonly productType: string;
  /** Path of the question that it is opened for. */
  readonly focus?: string | undefined;
  readonly onClose: () => void;
  readonly onCompare: (said: ProfileModel) => void;
};

const useForm = (productType: string) => {
  const { platform } = useAppContext();
  const ask = useCallback(() => platform.profileForm(productType), [platform, productType]);
  return useAnswer(ask);
};

const focusHeading = (box: HTMLElement): void =>
  box.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus();

const Failed = ({ askAgain }: { readonly askAgain: () => void }) => {
  const box = useFocusHandover<HTMLDivElement>(focusHeading);
  return (
    <div className="profile-waiting" role="alert" ref={box}>
      <p>No pudimos cargar las preguntas. Verifica tu conexión a internet e inténtalo nuevamente.</p>
      <Button onClick={askAgain}>Reintentar</Button>
    </div>
  );
};

export const ProfileDialog = ({ productType, focus, onClose, onCompare }: ProfileDialogProps) => {
  const { profiles } = useAppContext();
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
      {form === 'failed' && <Failed askAgain={askAgain} />}
      {isRead && (
        <FilledForm
          form={form}
          said={profiles.read(productType, form.profileType)}
          focus={focus}
          onGuard={(mayLeave) => {
            guard.current = mayLeave;
          }}
          onCompare={onCompare}
        />
      )}
    </Sheet>
  );
};
