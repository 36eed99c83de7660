/** A platform of its own for a test file that would disturb the others. */
import { afterAll, beforeAll, inject } from 'vitest';
import { type DemoPlatform, startOnCopyOf } from './demo-platform.ts';

/** Starts it, with its demo, before the file's tests; call the answer from within them. */
export function useOwnPlatform(): () => DemoPlatform {
  let platform: DemoPlatform | undefined;
  beforeAll(async () => {
    platform = await startOnCopyOf(inject('demoFolder'));
  });
  afterAll(() => platform?.stop());
  return () => {
    if (!platform) throw new Error('The platform has not been started.');
    return platform;
  };
}
