/** The parts that run now, in layers: each layer needs the ones below it, so the highest stops first. */
import { keepRunning, type KeptPart, type Part, type PartEvent } from './part.ts';

export type Layer = 'database' | 'eventStore' | 'services' | 'front';

export type RunningParts = {
  start: (layer: Layer, part: Part) => Promise<KeptPart>;
  members: () => { name: string; pid: number }[];
  /** SIGKILL for the process of that name. Throws when there is none. */
  kill: (name: string) => void;
  /** Stops all layers, and whatever is still being started. Every call gives the same end. */
  stop: () => Promise<void>;
};

/** No parts yet. `tell` is called at every start and end. */
export function runningParts(tell: (event: PartEvent) => void): RunningParts {
  const members: { layer: Layer; starting: Promise<KeptPart | undefined> }[] = [];
  const running: KeptPart[] = [];
  let ending: Promise<void> | undefined;

  const start = async (layer: Layer, part: Part) => {
    if (ending) throw new Error('The platform is stopping.');
    const starting = keepRunning(part, tell);
    members.push({ layer, starting: starting.catch(() => undefined) });
    running.push(await starting);
    return starting;
  };

  const stopAll = async () => {
    for (const layer of ['front', 'services', 'eventStore', 'database'] as const satisfies readonly Layer[]) {
      const ofLayer = members.filter((member) => member.layer === layer);
      await Promise.all(ofLayer.map(async ({ starting }) => (await starting)?.stop()));
    }
  };

  return {
    start,
    members: () => running.map(({ name, pid }) => ({ name, pid: pid() })),
    kill: (name) => {
      const part = running.find((one) => one.name === name);
      if (!part) throw new Error(`No part is named ${name}: ${running.map((one) => one.name).join(', ')}.`);
      process.kill(part.pid(), 'SIGKILL');
    },
    stop: () => (ending ??= stopAll()),
  };
}
