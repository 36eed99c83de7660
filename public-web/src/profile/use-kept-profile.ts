/** The server knows no visitor: once the page is alive, its data are loaded again for whom she has told of before. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useWorld } from '../routing/world-context.ts';
import { type Profile } from './profiles.ts';

/** Milliseconds (spec, public side, section 9). */
const restoredAfter = 200;

/** @param profile whom the data at hand are for; nothing where they are for nobody in particular */
export const useKeptProfile = (productType: string, profile: Profile | undefined): void => {
  const { profiles } = useWorld();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (profile || !profiles.read(productType)) return undefined;
    const timer = setTimeout(() => void revalidate(), restoredAfter);
    return () => clearTimeout(timer);
  }, [profile, profiles, productType, revalidate]);
};
