/** What is typed into a search, once it has not changed for a moment. */
import { useEffect, useState } from 'react';

/** Milliseconds. */
const pause = 200;

export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
