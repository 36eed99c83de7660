/** A service that has asked a child something, and runs on until it is killed. */
import { startChild } from '../child.ts';

process.on('message', () => undefined);
void startChild(process.argv[2]!, { memory: 24 }).ask('question', 60_000);
