/** Loads what a card says besides, once for each plan, when the card is seen (spec, public side, sections 4 and 9). */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CardExtra, type QueryResult, type ResultCard } from '../api/index.ts';
import { useAppContext } from '../routing/app-context.ts';

/** So much before it comes into sight, in pixels, and so long in sight, in milliseconds. */
const margin = 150;
const glance = 1_000;

/** By country and plan, for as long as the page is open; what could not be loaded is asked for again. */
const known = new Map<string, Promise<QueryResult<CardExtra>>>();

export type Extra =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly extra: CardExtra };

/** @returns what is known of the plan, and the element whose appearance is watched */
export const useCardExtra = (
  plan: Pick<ResultCard, 'id' | 'insuranceMetadata'>,
): { readonly extra: Extra; readonly seen: RefObject<HTMLElement | null> } => {
  const { platform, country } = useAppContext();
  const seen = useRef<HTMLElement>(null);
  const [found, setFound] = useState<QueryResult<CardExtra>>();
  const [attempt, setAttempt] = useState(0);
  const { id } = plan;
  const hasOffer = plan.insuranceMetadata.metadata.hasOffer ?? false;
  useEffect(() => {
    const card = seen.current;
    if (!card) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      const key = `${country} ${id}`;
      const asked = known.get(key) ?? platform.cardExtra(id, hasOffer);
      known.set(key, asked);
      const answer = await asked;
      if (answer.kind !== 'found') known.delete(key);
      if (!isGone) setFound(answer);
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(waiting);
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        waiting = setTimeout(() => {
          observer.disconnect();
          void load();
        }, glance);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(card);
    return () => {
      isGone = true;
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, [platform, country, id, hasOffer, attempt]);
  const retry = (): void => {
    setFound(undefined);
    setAttempt(attempt + 1);
  };
  if (!found) return { extra: { state: 'pending' }, seen };
  return found.kind === 'found'
    ? { extra: { state: 'known', extra: found.value }, seen }
    : { extra: { state: 'failed', retry }, seen };
};
