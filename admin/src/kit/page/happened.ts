/** The event at which the page of a record is opened, kept in the address as `?event=` and `?moment=`: the audit leads there. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Happened = {
  /** The event's id. */
  readonly event: string;
  /** Its instant, UTC: for histories that hold no ids of events, or not this one. */
  readonly moment?: string;
  /** The part of the page that tells of it. */
  readonly tab?: string;
};

/** The part of an address that opens a record's page at an event. */
export const searchOf = (happened: Happened): string => `?${new URLSearchParams(Object.entries(happened))}`;

export const useHappened = (): Happened | undefined => {
  const [query] = useSearchParams();
  const event = query.get('event');
  if (event === null) return undefined;
  const [moment, tab] = [query.get('moment'), query.get('tab')];
  return { event, ...(moment !== null && { moment }), ...(tab !== null && { tab }) };
};

type Row = { readonly id: string; readonly at: string };

/** @returns the row of the event; else the last one until its moment */
export const rowOf = <One extends Row>(
  rows: readonly One[],
  happened: Happened | undefined,
): One | undefined => {
  if (!happened) return undefined;
  const { event, moment } = happened;
  const until = moment === undefined ? Number.NaN : Date.parse(moment);
  return (
    rows.find(({ id }) => id === event) ??
    rows
      .filter(({ at }) => Date.parse(at) <= until)
      .reduce<One | undefined>((last, row) => (last && last.at >= row.at ? last : row), undefined)
  );
};

/** Brings an element into sight and gives it the focus once it is the one that the page was opened at. */
export const useArrival = <Place extends HTMLElement>(isHere: boolean) => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!isHere) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isHere]);
  return place;
};

/** The look of such an element. */
export const arrivalLook = {
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;
