/** The demo is loaded once, at the first start; a load that was cut short goes on at the next one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const memorySchema = z.object({ now: z.coerce.date(), isLoaded: z.boolean() });

/** Whether the folder remembers a load that was finished. */
export const isDemoLoaded = (folder: string): boolean => recall(join(folder, 'demo.json'))?.isLoaded ?? false;

/** Calls the load unless the folder remembers one that was finished. */
export async function loadOnce(folder: string, load: (now: Date) => Promise<void>): Promise<void> {
  const file = join(folder, 'demo.json');
  const memory = recall(file) ?? { now: new Date(), isLoaded: false };
  if (memory.isLoaded) return;
  // Its commands depend on the moment, and are recognised when they are repeated with the same one.
  writeFileSync(file, JSON.stringify(memory));
  await load(memory.now);
  writeFileSync(file, JSON.stringify({ ...memory, isLoaded: true }));
}

function recall(file: string): z.output<typeof memorySchema> | undefined {
  try {
    return memorySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
