/** Hostile files: the memory that they take, and the time of others' logins and lead commands meanwhile, beside another build. */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Staff } from '@cotejo/core/identity';
import { dayInZone } from '@cotejo/core/kit/time';
import { type CommandSide } from './commands/command-side.ts';
import { type Answered, type Attack } from './hostile-files/attack.ts';
import { loginsDuring, registerPersons } from './hostile-files/others.ts';
import { peakDuring, treeMemory } from './hostile-files/tree-memory.ts';
import { leadHand } from './leads.ts';
import { loadProcess, type LoadProcess } from './load-process.ts';
import { byHand } from './loads/others.ts';
import { openPlatform } from './loads/platform.ts';
import { type Measure, percentiles } from './measure.ts';
import { tokenOf } from './token.ts';

const rounds = 3;
const idleSeconds = 8;
const leads = 200;
/** Each of them may open thirty sessions a minute. */
const persons = 60;
const mostMemory = 0.2;
const mostWaiting = 0.1;
const mostAboveIdle = 2;

type Times = { readonly logins: number[]; readonly commands: number[] };
type Round = {
  readonly idle: Times;
  readonly meanwhile: Times;
  readonly bytes: number;
  readonly answered: Answered;
};
type House = { readonly round: (network: number) => Promise<Round>; readonly close: () => Promise<void> };
type StartCommandSide = () => Promise<CommandSide>;

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
const sender: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL'] };

const openHouse = async (start: StartCommandSide, load: LoadProcess<Attack, Answered>): Promise<House> => {
  const side = await start();
  const { origin, secrets, pid, databaseUrl } = side;
  const platform = openPlatform(side);
  const hand = leadHand(platform.store, databaseUrl, secrets.masterKey);
  const policyId = randomUUID();
  await platform.prepare([sender], policyId, dayInZone(new Date(), 'America/Santiago'));
  const emails = await registerPersons(platform, Buffer.from(secrets.indexKey, 'base64'), persons);
  const person = byHand(origin, secrets, await hand.receive(leads));
  const timesDuring = async (work: Promise<unknown>): Promise<Times> => {
    const [logins, commands] = await Promise.all([loginsDuring(side, emails, work), person.during(work)]);
    return { logins, commands: [...commands] };
  };
  await timesDuring(pause(2_000)); // warms up
  return {
    async round(network) {
      const idle = await timesDuring(pause(idleSeconds * 1_000));
      const before = treeMemory(pid);
      const token = tokenOf(sender, secrets.tokenPrivateKey);
      const attack = load.run({ origin, token, policyId, network });
      const [meanwhile, peak] = await Promise.all([timesDuring(attack), peakDuring(pid, attack)]);
      return { idle, meanwhile, bytes: peak - before, answered: await attack };
    },
    async close() {
      await Promise.all([platform.close(), hand.close()]);
      await side.stop();
    },
  };
};

/** Both builds run all the time and are attacked in turns. */
const roundsOf = async (
  starts: readonly StartCommandSide[],
  load: LoadProcess<Attack, Answered>,
): Promise<Round[][]> => {
  const houses: House[] = [];
  try {
    for (const start of starts) houses.push(await openHouse(start, load));
    const results: Round[][] = houses.map(() => []);
    for (let nth = 0; nth < rounds; nth += 1)
      for (const [at, house] of houses.entries()) {
        const result = await house.round(nth * houses.length + at);
        say(`${['ours', 'the other build'][at]!}: ${JSON.stringify(result.answered)}`);
        results[at]!.push(result);
      }
    return results;
  } finally {
    for (const house of houses) await house.close();
  }
};

type Figures = { readonly megabytes: number } & Readonly<
  Record<'idle' | 'meanwhile', Record<keyof Times, Pick<Measure, 'p50' | 'p95' | 'p99'>>>
>;
const figuresOf = (results: readonly Round[]): Figures => {
  const all = (when: 'idle' | 'meanwhile') => ({
    logins: percentiles(results.flatMap((one) => one[when].logins)),
    commands: percentiles(results.flatMap((one) => one[when].commands)),
  });
  return {
    megabytes: Math.max(...results.map(({ bytes }) => bytes)) / 2 ** 20,
    idle: all('idle'),
    meanwhile: all('meanwhile'),
  };
};

/** Ours at most so many times the other build's; without one, nothing is judged. */
const beside = (own: number, other: number | undefined, most: number): Partial<Measure> =>
  other === undefined
    ? {}
    : { yardstick: 'the other build’s', ratio: own / other, target: `≤ ${most} ×`, met: own <= most * other };

/** @param base a checkout of another build, with its packages installed, to be measured in the same run */
export async function benchHostileFiles(base: string | undefined): Promise<Measure[]> {
  const startOf = async (folder: string): Promise<StartCommandSide> => {
    const file = pathToFileURL(join(resolve(folder), 'bench', 'src', 'commands', 'command-side.ts')).href;
    return ((await import(file)) as { startCommandSide: StartCommandSide }).startCommandSide;
  };
  const folders = [join(import.meta.dirname, '..', '..'), ...(base === undefined ? [] : [base])];
  const load = loadProcess<Attack, Answered>(new URL('./hostile-files/attack.ts', import.meta.url));
  try {
    const results = await roundsOf(await Promise.all(folders.map(startOf)), load);
    const [own, other] = results.map(figuresOf);
    return measuresOf(own!, other);
  } finally {
    load.stop();
  }
}

const kinds = [
  ['another person’s login', 'logins'],
  ['another person’s lead command', 'commands'],
] as const;

const measuresOf = (own: Figures, other: Figures | undefined): Measure[] => [
  {
    name: 'memory of the write service and what it starts, at its most above idle',
    rate: own.megabytes,
    unit: 'MiB',
    ...beside(own.megabytes, other?.megabytes, mostMemory),
  },
  ...(other
    ? [{ name: 'the same of the other build', rate: other.megabytes, unit: 'MiB' } satisfies Measure]
    : []),
  ...kinds.flatMap(([name, kind]): Measure[] => {
    const [idle, meanwhile] = [own.idle[kind], own.meanwhile[kind]];
    return [
      { name: `${name}, nothing else going on`, unit: 'each', ...idle },
      ...(other
        ? [{ name: `${name} meanwhile, of the other build`, unit: 'each', ...other.meanwhile[kind] }]
        : []),
      {
        name: `${name} meanwhile`,
        unit: 'each',
        ...meanwhile,
        ...beside(meanwhile.p99!, other?.meanwhile[kind].p99, mostWaiting),
      },
      {
        name: `${name} meanwhile, against idle`,
        unit: 'by p99',
        yardstick: 'idle',
        ratio: meanwhile.p99! / idle.p99!,
        target: `≤ ${mostAboveIdle} ×`,
        met: meanwhile.p99! <= mostAboveIdle * idle.p99!,
      },
    ];
  }),
];
