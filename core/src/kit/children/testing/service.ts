/** A service that has asked a child something, and tells the test which process that is. */
import { readFileSync } from 'node:fs';
import { startChild } from '../child.ts';

const child = startChild(process.argv[2]!, { memory: 24 });
void child.ask('question', 60_000);
const children = (): string =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').at(-1)!;
setTimeout(() => process.send!(Number(children())), 500);
