/** Whether there are more rows than were counted: nobody counts a million for a number on a screen. */
import { useListContext } from 'react-admin';

/** @param list as a read answers it */
export const isAtLeast = ({ meta }: { readonly meta?: unknown }): boolean =>
  (meta as { atLeast?: boolean } | undefined)?.atLeast === true;

export const useIsAtLeast = (): boolean => isAtLeast(useListContext());
