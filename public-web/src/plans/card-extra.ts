/** Loads what a card says besides, when the card is seen (spec, public side, sections 4 and 9). */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CardExtra } from '../api/card-extra.ts';
import { type ResultCard } from '../api/plans.ts';
import { type QueryResult } from '../api/query-result.ts';
import { useAppContext } from '../routing/app-context.ts';

/** Distance from the screen at which a card counts as seen, in pixels, and how long it must be seen, in milliseconds. */
const margin = 150;
const dwellTime = 1_000;

export type Extra =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly extra: CardExtra };

/**
 * @param clinicIds that the visitor filters by: others are asked for anew
 * @returns what is known of the plan, and the element whose appearance is watched
 */
export const useCardExtra = (
  plan: Pick<ResultCard, 'id' | 'insuranceMetadata'>,
  clinicIds: readonly string[],
): { readonly extra: Extra; readonly seen: RefObject<HTMLElement | null> } => {
  const { platform } = useAppContext();
  const seen = useRef<HTMLElement>(null);
  const [found, setFound] = useState<QueryResult<CardExtra>>();
  const [attempt, setAttempt] = useState(0);
  const { id } = plan;
  const hasOffer = plan.insuranceMetadata.metadata.hasOffer ?? false;
  const clinics = clinicIds.join(',');
  useEffect(() => {
    const card = seen.current;
    if (!card) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      const answer = await platform.cardExtra(id, hasOffer, clinics ? clinics.split(',') : []);
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
        }, dwellTime);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(card);
    return () => {
      isGone = true;
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, [platform, id, hasOffer, clinics, attempt]);
  const retry = (): void => {
    setFound(undefined);
    setAttempt(attempt + 1);
  };
  if (!found) return { extra: { state: 'pending' }, seen };
  return found.kind === 'found'
    ? { extra: { state: 'known', extra: found.value }, seen }
    : { extra: { state: 'failed', retry }, seen };
};
