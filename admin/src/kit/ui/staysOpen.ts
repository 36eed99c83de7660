/** For a field of several choices: a press on it sets the cursor there, and closes no open list. */
import { type MouseEvent } from 'react';

/** Before the field itself hears of the press, which would close its list. */
const keep = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('[role="combobox"][aria-expanded="true"]'))
    event.stopPropagation();
};

export const staysOpen = { disableCloseOnSelect: true, onMouseDownCapture: keep } as const;
