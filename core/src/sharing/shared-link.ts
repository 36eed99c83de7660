/** A shared link: a comparison, or a plan with its session. Who has the link opens it, for a while. */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  type Personal,
  personal,
  reject,
  rejectUnknown,
  unlessErased,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { daysAfter } from '../kit/time/index.ts';

/** For how many days a link can be opened; then its key goes, and what the log holds of it with it. */
const sharedDays = 90;

// Stream: named by a keyed hash of the link's code, so that nobody opens a link who only reads the log.
export const sharedLinkStream = (id: string): string => `sharedLink-${id}`;

// Events
const sharedKinds = ['comparator', 'insurance'] as const;
export type SharedKind = (typeof sharedKinds)[number];
const content = personal(z.record(z.string(), z.unknown())).describe('what opens: profile, filters, plans');
const until = z.iso.datetime().describe('when the link opens nothing any more');

export const sharedLinkEvents = events({
  LinkShared: z
    .object({ kind: z.enum(sharedKinds), content, until })
    .describe('Somebody made a link to what was on the screen.'),
  SharedContentReplaced: z
    .object({ content, until })
    .describe('Who made the link changed what it opens, and it is good for longer.'),
});
export type SharedLinkEvent = EventOf<typeof sharedLinkEvents>;

// State
export type SharedContent = Readonly<Record<string, unknown>>;
export type OpenLink = {
  readonly status: 'shared';
  readonly country: CountryCode;
  readonly kind: SharedKind;
  readonly content: Personal<SharedContent>;
  readonly until: string;
};
export type SharedLink = { readonly status: 'none' } | OpenLink;

export const sharedLink: Decider<SharedLink, SharedLinkEvent> = {
  stream: sharedLinkStream,
  events: sharedLinkEvents,
  initial: { status: 'none' },
  evolve: (state, event, { country }) => {
    if (event.type === 'LinkShared') return { status: 'shared', country, ...event.data };
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'SharedContentReplaced':
        return { ...state, ...event.data };
      default:
        return unreachable(event);
    }
  },
  country: (state) => (state.status === 'shared' ? state.country : undefined),
};

/** @returns what the link opens; nothing once its time is over, and where there was none */
export const openedBy = (
  state: SharedLink,
  kind: SharedKind,
  now: Date,
): { readonly country: CountryCode; readonly content: SharedContent; readonly until: string } | undefined => {
  if (state.status === 'none' || state.kind !== kind || state.until <= now.toISOString()) return undefined;
  const opened = unlessErased(state.content);
  return opened && { country: state.country, content: opened, until: state.until };
};

// Decisions
type SharedLinkDecision = Decision<SharedLink, SharedLinkEvent>;
/** Contents are made by the same schema, and so have their fields in the same order. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Makes the link; the same again changes nothing. @throws Rejection `LINK_SHARED` for other content */
export const shareLink =
  (kind: SharedKind, shared: SharedContent): SharedLinkDecision =>
  (state, now) => {
    if (state.status === 'none')
      return [
        { type: 'LinkShared', data: { kind, content: { ...shared }, until: daysAfter(now, sharedDays) } },
      ];
    return state.kind === kind && same(state.content, shared)
      ? []
      : reject('LINK_SHARED', 'Este enlace ya abre otra cosa.');
  };

/** Changes what the link opens. The same again only changes how long it is good for, from day to day. @throws Rejection `NOT_FOUND` */
export const replaceShared =
  (kind: SharedKind, shared: SharedContent): SharedLinkDecision =>
  (state, now) => {
    const open = openedBy(state, kind, now);
    if (!open) return rejectUnknown(unknownLink);
    const until = daysAfter(now, sharedDays);
    if (same(open.content, shared) && open.until.slice(0, 10) === until.slice(0, 10)) return [];
    return [{ type: 'SharedContentReplaced', data: { content: { ...shared }, until } }];
  };

/** The same words for a link that never was and for one that is over: nobody learns which. */
export const unknownLink = 'Este enlace no existe o ya no está vigente.';
