/** A body as the service receives one. */
import { onTestFinished } from 'vitest';
import { Readable } from 'node:stream';
import { receive, type ReceivedFile } from '../../bodies/received-file.ts';

/** Closed when the test has ended. */
export const onDisk = async (content: string | Buffer): Promise<ReceivedFile> => {
  const file = await receive(Readable.from([Buffer.from(content)]), {
    most: 64 * 2 ** 20,
    within: 60_000,
    isGone: new AbortController().signal,
  });
  onTestFinished(() => file.close());
  return file;
};
