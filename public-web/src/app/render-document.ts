/** A React document as text, whole or not at all: an error or a delay never leaves half a page. */
import { Writable } from 'node:stream';
import { type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const longestRender = 5_000;

type Scripts = {
  readonly nonce: string;
  /** Addresses of modules. */
  readonly scripts: readonly string[];
  /** Runs before the modules. */
  readonly inline: string;
};

/**
 * @param timeout milliseconds that it may take
 * @throws when a component does, or when it takes too long
 */
export const renderDocument = (
  document: ReactNode,
  { nonce, scripts, inline }: Scripts,
  timeout = longestRender,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collected = new Writable({
      write: (chunk: Buffer, _, done) => {
        chunks.push(chunk);
        done();
      },
    });
    collected.on('finish', () => resolve(Buffer.concat(chunks).toString()));
    const stream = renderToPipeableStream(document, {
      nonce,
      bootstrapModules: [...scripts],
      bootstrapScriptContent: inline,
      onAllReady: () => stream.pipe(collected),
      onShellError: reject,
      onError: reject,
    });
    const tooLate = setTimeout(() => stream.abort(new Error('The page took too long.')), timeout);
    collected.on('close', () => clearTimeout(tooLate));
    tooLate.unref();
  });
