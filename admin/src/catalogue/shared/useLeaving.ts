/** Keeps what was typed from being lost by a key: who leaves a form with something new in it is asked first. */
import { useEffect, useState } from 'react';

export const useLeaving = (onClose: () => void) => {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
  return {
    isAsking,
    onDirty: setIsDirty,
    leave: () => (isDirty ? setIsAsking(true) : onClose()),
    stay: () => setIsAsking(false),
  };
};
