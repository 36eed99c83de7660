/** Requests that a navigation carries to its page, such as to open a dialog: each is taken once. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** @param askedIn finds the request in the state of the navigation; nothing where there is none */
export const useAsked = <Asked>(
  askedIn: (state: unknown) => Asked | undefined,
  take: (asked: Asked) => void,
): void => {
  const here = useLocation();
  const { pathname, search } = here;
  const state: unknown = here.state;
  const navigate = useNavigate();
  const begin = useEffectEvent(() => {
    const asked = askedIn(state);
    if (asked === undefined) return;
    // A reload, or the way back, doesn't ask again.
    void navigate({ pathname, search }, { replace: true });
    take(asked);
  });
  useEffect(() => begin(), [state]);
};

/** State of a navigation to a record's page that asks for a command's dialog. */
export const askingFor = (command: string) => ({ state: { command } });

export const commandAskedIn = (state: unknown): string | undefined => {
  const { command } = (state ?? {}) as { readonly command?: unknown };
  return typeof command === 'string' ? command : undefined;
};
