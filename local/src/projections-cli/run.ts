/** One call of `npm run projections`. */
import { type ParkedStreamRow } from '@cotejo/core/projections';
import { type Client } from './client.ts';
import { type Wanted } from './options.ts';
import { inspectedLines, outcomeLine, parkedLines, projectionLine } from './report.ts';

type Print = (line: string) => void;

const found = async (client: Client, id: string) => {
  const parked = await client.inspect(id);
  if (!parked) throw new Error('Ese flujo no está detenido.');
  return parked;
};

/** @returns whether the stream goes on */
const decide = async (
  client: Client,
  print: Print,
  parked: ParkedStreamRow,
  reason?: string,
): Promise<boolean> => {
  const { stream, eventId } = parked;
  if (reason === undefined) await client.decide(parked, 'retry', { stream });
  else await client.decide(parked, 'skip', { stream, eventId, reason });
  const after = await client.inspect(parked.id);
  print(outcomeLine(parked, after));
  return after === undefined;
};

/** @returns whether nothing is left parked of what was asked for */
export const run = async (wanted: Wanted, client: Client, print: Print): Promise<boolean> => {
  switch (wanted.action) {
    case 'list': {
      const [projections, parked] = [await client.projections(), await client.parked()];
      for (const projection of projections) print(projectionLine(projection));
      for (const line of parked.flatMap(parkedLines)) print(line);
      return parked.length === 0;
    }
    case 'inspect':
      for (const line of inspectedLines(await found(client, wanted.id))) print(line);
      return true;
    case 'retry':
      return decide(client, print, await found(client, wanted.id));
    case 'skip':
      return decide(client, print, await found(client, wanted.id), wanted.reason);
    case 'retryAll': {
      let isFine = true;
      // The longest parked first: what others wait for may be among them.
      for (const parked of (await client.parked(wanted.projector)).toReversed())
        isFine = (await decide(client, print, parked)) && isFine;
      return isFine;
    }
  }
};
