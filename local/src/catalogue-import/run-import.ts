/** One import in the terminal, from the file's bytes to its last line; and how it ended, as the terminal's exit says it. */
import { brokenOff, keepAccount } from './broken-off.ts';
import { type ImportLine } from './import-line.ts';
import { reportLines } from './report.ts';

type Run = {
  readonly lines: AsyncIterable<ImportLine>;
  readonly origin: string;
  /** Whether rows that stay as they are are reported as well. */
  readonly all: boolean;
  readonly print: (line: string) => void;
};

/** What `fetch` throws when a connection is not there, or not any more; everything else is somebody's answer. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'AbortError';

/**
 * @returns whether every row was taken
 * @throws Error with what the platform says when it does not take the file; in Spanish, with what was done so far, when
 *   the connection breaks
 */
export const runImport = async ({ lines, origin, all, print }: Run): Promise<boolean> => {
  const account = keepAccount();
  let isFine = false;
  try {
    for await (const line of lines) {
      account.hear(line);
      for (const text of reportLines(line, all)) print(text);
      if (line.type === 'finished') isFine = line.rows.refused + line.needed.refused === 0;
      if (line.type === 'interrupted') for (const text of account.soFar().slice(0, 1)) print(text);
    }
  } catch (error) {
    if (account.isClosed()) return isFine;
    throw isBroken(error) ? new Error(brokenOff(account, origin), { cause: error }) : error;
  }
  // An answer may end in good order and still lack its last line: a proxy that gave up does so.
  if (!account.isClosed()) throw new Error(brokenOff(account, origin));
  return isFine;
};
