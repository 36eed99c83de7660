/** The session, the journal and the HTTP client of this tab, wired to the browser. */
import { createSendCommand } from './command.ts';
import { createDraftStore } from './draft-store.ts';
import { createHttpClient } from './http-client.ts';
import { createJournal } from './journal.ts';
import { lenientStorage } from './lenient-storage.ts';
import { createMinPosition } from './min-position.ts';
import { createReadLog } from './read-log.ts';
import { createSession, type SessionUser } from './session.ts';
import { createTabStore } from './tab-store.ts';
import { timelyFetch } from './timely-fetch.ts';

const browserFetch = timelyFetch((input, init) => fetch(input, init));

/** One tab at a time where the browser knows locks; alone it is in any case within this tab. */
const aloneInAllTabs = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('cotejo-refresh', work) : work();

/** An administrator who acts as somebody has drafts apart from that person's. */
export const draftsOwner = (user: SessionUser | undefined): string | undefined =>
  user && (user.actedBy ? `${user.actedBy.id}-${user.id}` : user.id);

/** The user whose drafts are removed by a logout: the administrator, with those typed as others, where one acts as somebody. */
export const leaverOf = (user: SessionUser | undefined): string | undefined => user?.actedBy?.id ?? user?.id;

export const session = createSession({ fetch: browserFetch, now: Date.now, alone: aloneInAllTabs });
const tabStorage = lenientStorage(window.sessionStorage);
export const minPosition = createMinPosition(tabStorage);
/** Drafts of who is here, in all tabs of this browser. */
export const drafts = createDraftStore({
  storage: window.localStorage,
  whoIsHere: () => draftsOwner(session.user()),
  now: Date.now,
});
drafts.sweep();
/** Values that this tab keeps for the user who is logged in, until the session is over. */
export const tabStore = createTabStore({
  storage: tabStorage,
  whoIsHere: () => draftsOwner(session.user()),
});
session.subscribe(() => {
  if (!session.user()) tabStore.clear();
});
/** The commands of this tab; what they say is forgotten with the session. */
export const journal = createJournal({
  storage: tabStorage,
  whoIsHere: () => session.user()?.id,
  drafts,
});
window.addEventListener('storage', ({ key }) => drafts.noteElsewhere(key));
drafts.subscribe(journal.heedDrafts);
journal.heedDrafts();
export const readLog = createReadLog();
export const httpClient = readLog.following(createHttpClient({ session, minPosition, fetch: browserFetch }));
/** Every command goes out here, so that the journal has all of them. */
export const sendCommand = journal.recording(createSendCommand(httpClient, minPosition));
