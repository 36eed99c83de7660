/** The server knows no visitor: once the page is alive, its data are loaded again for whom she has told of before. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type Subject } from '../domain/profile.ts';
import { useAppContext } from '../routing/app-context.ts';

/** Milliseconds (spec, public side, section 9). */
const restoredAfter = 200;

/** @param isTold whether the data at hand are for somebody in particular already */
export const useKeptProfile = (productType: string, subject: Subject, isTold: boolean): void => {
  const { profiles } = useAppContext();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isTold || !profiles.read(productType, subject)) return undefined;
    const timer = setTimeout(() => void revalidate(), restoredAfter);
    return () => clearTimeout(timer);
  }, [isTold, profiles, productType, subject, revalidate]);
};
