/** Choosing a new password: typed twice, sent once, and what is wrong said beside the field that it is wrong with. */
import { useState } from 'react';
import { problemOf } from '../../kit/providers/http-error.ts';

type Wrong = { readonly next?: string; readonly repeated?: string; readonly all?: string };

/** @param change sends it; it rejects with what is wrong */
export const useNewPassword = (change: (next: string) => Promise<unknown>) => {
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [isPending, setIsPending] = useState(false);

  /** @returns whether the password is another now */
  const submit = async (): Promise<boolean> => {
    if (isPending) return false;
    if (!next) setWrong({ next: 'Escribe la contraseña nueva.' });
    else if (next !== repeated) setWrong({ repeated: 'Las contraseñas no coinciden.' });
    if (!next || next !== repeated) return false;
    setIsPending(true);
    setWrong({});
    try {
      await change(next);
      return true;
    } catch (failure) {
      const { errors } = problemOf((failure as { body?: unknown } | null)?.body);
      const message =
        failure instanceof Error ? failure.message : 'No se pudo cambiar la contraseña. Inténtalo de nuevo.';
      setWrong(errors?.next ? { next: errors.next } : { all: message });
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { next, setNext, repeated, setRepeated, wrong, isPending, submit };
};
