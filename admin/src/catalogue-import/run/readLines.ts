/** Reads an answer that comes line by line, each as soon as it is whole. */
import { type ImportLine } from './line.ts';

/**
 * A last line that was cut off is none: what broke it off is known by there being no end.
 * @throws what reading throws when the connection breaks
 */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportLine, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line) as ImportLine;
    }
  } finally {
    // Whoever stops listening hears no more of it.
    await reader.cancel().catch(() => undefined);
  }
}
