/** The people that previews are priced for: the same on every product, until somebody says otherwise. */
import { type PriceRule } from '@cotejo/core/pricing';
import { useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { askedBy, type PreviewProfile, perfilOf, startingPreview, wrongIn } from './profile.ts';

/** Milliseconds without a key: an age is typed digit by digit. */
const settled = 300;

const useSettled = <Value>(value: Value): Value => {
  const [kept, keep] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => keep(value), settled);
    return () => clearTimeout(timer);
  }, [value]);
  return kept;
};

/** What was kept by another version of this page may look otherwise. */
const isProfile = (kept: unknown): kept is PreviewProfile => {
  const { persons, pets, answers } = (kept ?? {}) as Partial<PreviewProfile>;
  return (
    Array.isArray(persons) && persons.length > 0 && Array.isArray(pets) && pets.length > 0 && Boolean(answers)
  );
};

export const usePreviewProfile = (rule: PriceRule | null) => {
  const [kept, setProfile] = useStore<unknown>('products.previewProfile', startingPreview);
  const profile = isProfile(kept) ? kept : startingPreview;
  const asked = rule ? askedBy(rule) : ({ counts: 'one', answers: [], asksForEps: false } as const);
  const wrong = wrongIn(profile, asked);
  const sent = Object.keys(wrong).length === 0 ? JSON.stringify(perfilOf(profile, asked)) : undefined;
  const asking = useSettled(sent);
  return {
    profile,
    setProfile: (next: PreviewProfile) => setProfile(next),
    asked,
    wrong,
    /** `perfilIngreso`, once nobody types; nothing while something is wrong. */
    perfil: asking === undefined || sent === undefined ? undefined : (JSON.parse(asking) as object),
  };
};
