/** The one import of this tab, wired to the browser and to who is logged in. */
import { useSyncExternalStore } from 'react';
import { minPosition, session } from '../../kit/providers/tab.ts';
import { createImporter, type ImportState } from './importer.ts';
import { createSendImport } from './sendImport.ts';

export const importer = createImporter({
  send: createSendImport({ session, fetch: (input, init) => fetch(input, init) }),
  newKey: () => crypto.randomUUID(),
  onWritten: (position) => minPosition.raise(position),
  later: (work, milliseconds) => void setTimeout(work, milliseconds),
});

let whose = session.user()?.id;
// Who logs out ends it; what came of it stays for the same person alone.
session.subscribe(() => {
  const now = session.user()?.id;
  if (now === undefined) importer.stop();
  else if (whose !== now) {
    importer.forget();
    whose = now;
  }
});

// The tab is the other end of the line: to close it stops the import.
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
let isWarning = false;
importer.subscribe(() => {
  if (isWarning === importer.isRunning()) return;
  isWarning = importer.isRunning();
  if (isWarning) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});

export const useImport = (): ImportState => useSyncExternalStore(importer.subscribe, importer.current);
