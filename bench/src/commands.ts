/** How fast a lead command is over HTTP, against a bare loop that reads a stream and appends to it. */
import { type CommandSide, startCommandSide } from './commands/command-side.ts';
import { type Round, type RoundResult } from './commands/load.ts';
import { prepareStreams, type Streams } from './commands/streams.ts';
import { worker } from './leads.ts';
import { loadProcess, type LoadProcess } from './load-process.ts';
import { percentiles, type Measure } from './measure.ts';
import { tokenOf } from './token.ts';

const rounds = 6;
const atOnce = 16;
/** Streams grow from one event to eleven, as a lead's life has. */
const streamsPerRound = 240;
const perStream = 10;
const leastRatio = 0.6;

type Load = LoadProcess<Round, RoundResult>;

/** Takes turns between both sides, over the same event store and from the same process. */
export async function benchCommands(): Promise<Measure[]> {
  const side = await startCommandSide();
  const streams = await prepareStreams(side).catch(async (error: unknown) => {
    await side.stop();
    throw error;
  });
  const load: Load = loadProcess(new URL('./commands/load.ts', import.meta.url));
  try {
    const command: RoundResult[] = [];
    const bare: RoundResult[] = [];
    const oneRound = async (round: number) => {
      const first = round % 2 === 0 ? await bareRound(load, side, streams) : undefined;
      const ofCommands = await commandRound(load, side, streams);
      return { command: ofCommands, bare: first ?? (await bareRound(load, side, streams)) };
    };
    // The first round warms up. The sides change places, so that neither always runs first.
    await oneRound(0);
    for (let round = 1; round <= rounds; round += 1) {
      const results = await oneRound(round);
      command.push(results.command);
      bare.push(results.bare);
    }
    return measuresOf(command, bare);
  } finally {
    load.stop();
    await streams.close();
    await side.stop();
  }
}

const commandRound = async (
  load: Load,
  { origin, secrets }: CommandSide,
  streams: Streams,
): Promise<RoundResult> => {
  const ids = await streams.leads(streamsPerRound);
  const token = tokenOf(worker, secrets.tokenPrivateKey);
  return load.run({ ids, perStream, atOnce, side: { kind: 'command', origin, token } });
};

const bareRound = async (
  load: Load,
  { eventStoreUrl }: CommandSide,
  streams: Streams,
): Promise<RoundResult> => {
  const ids = await streams.copies(streamsPerRound);
  return load.run({
    ids,
    perStream,
    atOnce,
    side: { kind: 'bare', eventStoreUrl, event: streams.template },
  });
};

function measuresOf(command: readonly RoundResult[], bare: readonly RoundResult[]): Measure[] {
  const rateOf = (results: readonly RoundResult[]): number =>
    (1_000 * results.flatMap(({ times }) => times).length) /
    results.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const [rate, yardstickRate] = [rateOf(command), rateOf(bare)];
  const ratio = rate / yardstickRate;
  return [
    {
      name: 'bare read-plus-append loop, 16 at a time',
      rate: yardstickRate,
      unit: 'appends/s',
      ...percentiles(bare.flatMap(({ times }) => times)),
    },
    {
      name: 'lead command over HTTP, 16 at a time',
      rate,
      unit: 'commands/s',
      ...percentiles(command.flatMap(({ times }) => times)),
      yardstick: 'the bare loop',
      ratio,
      target: `≥ ${leastRatio} × the bare loop`,
      met: ratio >= leastRatio,
    },
  ];
}
