/** Which section of a product one reads: the one that the address names is gone to, the one in sight is known. */
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type Section, sectionId } from './saidSections.ts';
import { type Place, sectionRead } from './sectionRead.ts';

/** Goes where the address leads, and the keys go on from there. Who comes back is left where they were. */
export const useSectionOfAddress = (): void => {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const [arrival] = useState(key);
  useEffect(() => {
    if (navigation === NavigationType.Pop && key !== arrival) return;
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key, navigation, arrival]);
};

const placeOf = (section: Section): Place => {
  const { top, bottom } = document.getElementById(sectionId(section))?.getBoundingClientRect() ?? {};
  return { section, top: top ?? Infinity, bottom: bottom ?? Infinity };
};

/** @returns the one of the sections that is being read */
export const useVisibleSection = (order: readonly Section[]): Section | undefined => {
  const { hash } = useLocation();
  const [here, setHere] = useState<Section>();
  const names = order.join();
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
      const named = hash.slice(1);
      const places = (names.split(',') as Section[]).map(placeOf);
      setHere(sectionRead(places, { height: window.innerHeight, isAtEnd, named }));
    };
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [names, hash]);
  return here;
};
