/** `npm run catalogue:import`: a catalogue's file becomes commands, row by row. Ends with 1 when a row was refused. */
import { readFile } from 'node:fs/promises';
import { readOptions } from './options.ts';
import { sendFile } from './send-file.ts';
import { told } from './tell.ts';

const run = async (): Promise<boolean> => {
  const options = readOptions(process.argv.slice(2), process.env);
  const file = await readFile(options.file);
  let isFine = false;
  for await (const line of sendFile(options, file)) {
    for (const text of told(line, options.all)) process.stdout.write(`${text}\n`);
    if (line.type === 'finished') isFine = line.rows.refused + line.needed.refused === 0;
  }
  return isFine;
};

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
