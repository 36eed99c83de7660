/** A part of a platform that stays away for as long as a test needs: it is killed again whenever it comes back. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Platform } from '../../../local/src/platform/index.ts';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

/** Milliseconds between looks: shorter than any part takes to come up. */
const glance = 10;
/** Milliseconds: a part that was killed several times is given longer pauses, and a busy machine its time. */
const recovery = 90_000;

/** For a test, at most. @returns what lets it come back, and waits until the whole platform is ready */
export function holdDown(platform: Platform, name: string): () => Promise<void> {
  let isHeld = true;
  const hold = async (): Promise<void> => {
    for (let killed: number | undefined; isHeld; await pause(glance)) {
      const pid = platform.children().find((child) => child.name === name)?.pid;
      if (pid === killed) continue;
      platform.kill(name);
      killed = pid;
    }
  };
  const holding = hold();
  const release = async (): Promise<void> => {
    isHeld = false;
    await holding;
    await eventually(`${name} runs again`, platform.isReady, recovery);
  };
  onTestFinished(release);
  return release;
}
