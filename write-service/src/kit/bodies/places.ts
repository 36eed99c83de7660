/** Places for requests whose bodies are files: taken before the first byte is read, given back when the request has ended. */
import { atMost, holdTurn, type Turns } from '@cotejo/core/kit/service';
import { type FastifyReply } from 'fastify';

export type BodyPlaces = {
  /**
   * Waits for a place, which the request then holds until it is answered or its sender is gone.
   * @throws HttpProblem (503) when too many wait already, or it waits for too long
   */
  readonly take: (sender: string, reply: FastifyReply) => Promise<void>;
};

export type PlaceLimits = {
  /** Bodies of all senders that are received and worked on at one time. */
  readonly atOnce: number;
  /** Those of one sender. */
  readonly perSender: number;
  /** Requests of one sender that wait; the next one is refused. */
  readonly waiting: number;
  /** Milliseconds that a request waits. */
  readonly longest: number;
};

/** Senders that wait for a place while others hold all of them. */
const waitingSenders = 100;

const ended = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['finish', 'close']) raw.once(event, resolve);
  });

export const bodyPlaces = ({ atOnce, perSender, waiting, longest }: PlaceLimits): BodyPlaces => {
  const inPlace = atMost({ atOnce, waiting: waitingSenders, longest });
  /** One line for each sender that is here. */
  const lines = new Map<string, { readonly inLine: Turns; requests: number }>();

  return {
    async take(sender, reply) {
      const line = lines.get(sender) ?? {
        inLine: atMost({ atOnce: perSender, waiting, longest }),
        requests: 0,
      };
      lines.set(sender, line);
      line.requests += 1;
      const leave = (): void => {
        line.requests -= 1;
        if (line.requests === 0) lines.delete(sender);
      };
      const isOver = ended(reply);
      try {
        const giveBack = await holdTurn((task) => line.inLine(() => inPlace(task)));
        void isOver.then(giveBack).then(leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
};
