/** `npm run catalogue:import`: a catalogue's file becomes commands, row by row. Ends with 1 when a row was refused. */
import { readFile } from 'node:fs/promises';
import { readOptions } from './options.ts';
import { runImport } from './run-import.ts';
import { sendFile } from './send-file.ts';

const run = async (): Promise<boolean> => {
  const options = readOptions(process.argv.slice(2), process.env);
  const file = await readFile(options.file).catch((error: unknown) => {
    throw new Error(`No se puede leer el archivo ${options.file}.`, { cause: error });
  });
  const { origin, all } = options;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  return runImport({ lines: sendFile(options, file), origin, all, print });
};

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
