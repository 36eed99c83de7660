/** Whether there are more leads than were counted: nobody counts a million for a number on a screen. */
import { useListContext } from 'react-admin';

export const useIsAtLeast = (): boolean => {
  const list = useListContext();
  return (list.meta as { atLeast?: boolean } | undefined)?.atLeast === true;
};
