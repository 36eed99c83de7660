/** The command that a way to a record's page asks for: its dialog opens there, once. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Opener } from '../drafts/HalfDone.tsx';

/** @returns the state of such a way */
export const askingFor = (command: string) => ({ state: { command } });

export const useAskedCommand = (opener: Opener): void => {
  const here = useLocation();
  const { pathname, search } = here;
  const navigate = useNavigate();
  const command = (here.state as { readonly command?: string } | null)?.command;
  const take = useEffectEvent((asked: string) => {
    // A reload, or the way back, doesn't ask again.
    void navigate({ pathname, search }, { replace: true });
    opener(asked)?.();
  });
  useEffect(() => {
    if (command !== undefined) take(command);
  }, [command]);
};
