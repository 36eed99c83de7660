/** A profile's form while it is filled in: what is wrong is told at its field, and nobody leaves a wrong profile behind. */
import { type ProfileForm, type ProfileModel } from '@cotejo/core/profile-form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '../../ui/Field.tsx';
import { firstMessage, formErrors } from './form-errors.ts';
import { FormFields } from './FormFields.tsx';
import { openedModel, saidModel } from './model-changes.ts';

/** Shakes the invalid fields, unless the visitor prefers reduced motion. */
const shake = (wrong: readonly Element[]): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const steps = [0, -8, 8, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  for (const one of wrong) one.animate(steps, { duration: 360, easing: 'ease-in-out' });
};

/** The first wrong question takes the focus; what is wrong in no question of its own is announced below the form. */
const pointAtErrors = (form: HTMLFormElement | null): void => {
  const wrong = [...(form?.querySelectorAll('.field-wrong') ?? [])];
  shake(wrong);
  const [first] = wrong;
  const target = first?.matches('[tabindex]') ? first : first?.querySelector('input, select');
  if (target instanceof HTMLElement) target.focus();
};

type FilledFormProps = {
  readonly form: ProfileForm;
  /** The visitor's stored profile. */
  readonly said: ProfileModel | undefined;
  /** Path of the question that takes the focus at first. */
  readonly focus?: string | undefined;
  /** Is told, after each change, what says whether the form may be left. */
  readonly onGuard: (mayLeave: () => boolean) => void;
  readonly onCompare: (said: ProfileModel) => void;
};

export const FilledForm = ({ form, said, focus, onGuard, onCompare }: FilledFormProps) => {
  const [begun] = useState(() => openedModel(form, said));
  const [model, setModel] = useState(begun);
  const [isTried, setIsTried] = useState(false);
  const [isUndone, setIsUndone] = useState(false);
  const [focused, setFocused] = useState(focus === undefined ? undefined : fieldId(focus));
  const element = useRef<HTMLFormElement>(null);
  const errors = formErrors(form, model);
  const message = firstMessage(form, model, errors);

  const refuse = (): false => {
    flushSync(() => setIsTried(true));
    pointAtErrors(element.current);
    return false;
  };
  useEffect(() => {
    // An untouched form may be closed: a company's form begins without its number of employees.
    onGuard(() => message === undefined || model === begun || refuse());
  });
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus();
  }, [focused, model]);

  const change = (next: ProfileModel, toFocus?: string): void => {
    setModel(next);
    setIsUndone(false);
    setFocused(toFocus);
  };
  const undo = (): void => {
    change(begun);
    setIsTried(false);
    setIsUndone(true);
    // The button goes away with what it takes back.
    element.current?.focus();
  };
  const compare = (event: FormEvent): void => {
    event.preventDefault();
    if (message === undefined) onCompare(saidModel(form, model));
    else refuse();
  };
  return (
    <form
      ref={element}
      className="profile-form"
      aria-label={form.title}
      tabIndex={-1}
      noValidate
      onSubmit={compare}
    >
      <p className="visually-hidden" role="status">
        {isUndone && 'Deshicimos los cambios.'}
      </p>
      {form.hint && <p className="profile-hint">{form.hint}</p>}
      <FormFields form={form} model={model} errors={isTried ? errors : {}} onChange={change} />
      <footer className="profile-end">
        {isTried && message !== undefined && (
          <p className="profile-invalid field-error" role="alert">
            {message}
          </p>
        )}
        {model !== begun && (
          <button type="button" className="button button-quiet" onClick={undo}>
            Deshacer
          </button>
        )}
        <button type="submit" className="button button-primary">
          {form.submitLabel}
        </button>
      </footer>
    </form>
  );
};
