/** After a refusal the keys go on at the first field that is wrong: nobody has to look for it. */
import { useEffect, useRef } from 'react';
import { type FormErrors } from '../form/state/form-context.ts';

/** @param errors those of the last try; while somebody types again, some of them go */
export const useFocusOnWrong = (errors: FormErrors): void => {
  const count = useRef(0);
  useEffect(() => {
    const before = count.current;
    count.current = Object.keys(errors).length;
    if (count.current <= before) return undefined;
    // Parts that are folded open first. A button can't be invalid, and says otherwise that it is wrong.
    const frame = requestAnimationFrame(() => {
      const wrong = document.querySelector<HTMLElement>(
        '[role="dialog"] :is([aria-invalid="true"], [data-wrong="true"])',
      );
      wrong?.focus();
      // What is wrong with several fields together has none to go to, and is brought into sight.
      if (!wrong)
        document.querySelector('[role="dialog"] form [role="alert"]')?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [errors]);
};
