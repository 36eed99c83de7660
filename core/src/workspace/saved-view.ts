/** A saved view: a list as somebody likes to see it, for oneself or for colleagues too. */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  type Personal,
  personal,
  rejectActor,
  rejectUnknown,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { type Staff } from '../identity/index.ts';
import { type ListPermission, viewRefusal } from './view-access.ts';

// Stream
export const savedViewStream = (viewId: string): string => `view-${viewId}`;

export const mostColumns = 60;

// Events
const content = z.object({
  name: z.string(),
  filter: z.record(z.string(), z.unknown()).describe('as the list takes it'),
});
const arrangement = {
  resource: z.string().describe('the list, as in its address'),
  sort: z.tuple([z.string(), z.enum(['ASC', 'DESC'])]).nullable(),
  columns: z.array(z.string()).max(mostColumns).describe('those that are shown, in their order'),
};
export const savedViewEvents = events({
  ViewSaved: z
    .object({
      ownerId: z.uuid(),
      content: personal(content).describe('people search for people: a filter may name one'),
      ...arrangement,
    })
    .describe('Somebody saved a list as it was set up, for the first time or again.'),
  ViewShared: z.object({}).describe('Colleagues of the owner’s countries see the view too.'),
  ViewUnshared: z.object({}).describe('The view is its owner’s alone again.'),
  ViewDeleted: z.object({}).describe('The view is gone, for its owner and for everybody.'),
});
export type SavedViewEvent = EventOf<typeof savedViewEvents>;
type Saved = Extract<SavedViewEvent, { type: 'ViewSaved' }>['data'];

/** What is saved; in clear. */
export type ViewContent = z.output<typeof content> & Pick<Saved, keyof typeof arrangement>;

// State
export type SavedView =
  | { readonly status: 'none' | 'deleted' }
  | ({
      readonly status: 'saved';
      readonly shared: boolean;
      readonly content: Personal<z.output<typeof content>>;
    } & Pick<Saved, 'ownerId' | keyof typeof arrangement>);
export const initial: SavedView = { status: 'none' };

export const savedView: Decider<SavedView, SavedViewEvent> = {
  stream: savedViewStream,
  events: savedViewEvents,
  initial,
  evolve(view, event) {
    if (event.type === 'ViewSaved')
      return { ...event.data, status: 'saved', shared: view.status === 'saved' && view.shared };
    if (view.status !== 'saved') return view;
    switch (event.type) {
      case 'ViewShared':
        return { ...view, shared: true };
      case 'ViewUnshared':
        return { ...view, shared: false };
      case 'ViewDeleted':
        return { status: 'deleted' };
      default:
        return unreachable(event);
    }
  },
};

// Decisions
type ViewDecision = Decision<SavedView, SavedViewEvent>;
type Own = Extract<SavedView, { status: 'saved' }>;

const asOwner =
  (by: Staff, decide: (view: Own) => readonly SavedViewEvent[]): ViewDecision =>
  (view) => {
    if (view.status !== 'saved') return rejectUnknown('No existe esa vista.');
    return view.ownerId === by.id ? decide(view) : rejectActor('La vista es de otra persona.');
  };

const contentOf = ({ name, filter, resource, sort, columns }: ViewContent) => ({
  content: { name, filter },
  resource,
  sort,
  columns,
});

/** Saves a view, or replaces one's own. @throws Rejection `NOT_ALLOWED` for another's, `NOT_FOUND` for one that was deleted */
export const saveView =
  (content: ViewContent, by: Staff): ViewDecision =>
  (view, now) => {
    const saved: SavedViewEvent = { type: 'ViewSaved', data: { ownerId: by.id, ...contentOf(content) } };
    if (view.status === 'none') return [saved];
    return asOwner(by, ({ content: before, resource, sort, columns }) => {
      const isSame =
        JSON.stringify({ content: before, resource, sort, columns }) === JSON.stringify(contentOf(content));
      return isSame ? [] : [saved];
    })(view, now);
  };

/** Lets colleagues see it. @throws Rejection `NOT_ALLOWED`, `NOT_FOUND` */
export const shareView = (by: Staff, permissionOf: ListPermission): ViewDecision =>
  asOwner(by, (view) => {
    const refusal = viewRefusal('share', view, by, permissionOf);
    if (refusal) return rejectActor(refusal);
    return view.shared ? [] : [{ type: 'ViewShared', data: {} }];
  });

/** Keeps it to oneself again. @throws Rejection `NOT_ALLOWED`, `NOT_FOUND` */
export const unshareView = (by: Staff): ViewDecision =>
  asOwner(by, ({ shared }) => (shared ? [{ type: 'ViewUnshared', data: {} }] : []));

/** @throws Rejection `NOT_ALLOWED`, `NOT_FOUND` */
export const deleteView = (by: Staff): ViewDecision => asOwner(by, () => [{ type: 'ViewDeleted', data: {} }]);
