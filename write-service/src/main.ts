/** Starts the write side with the configuration of the environment. */
import { onEnd, readConfig } from '@cotejo/core/kit/service';
import { configShape } from './config.ts';
import { openWriteSide } from './write-side.ts';

const writeSide = await openWriteSide(readConfig(configShape));
onEnd(writeSide.stop);
await writeSide.start();
