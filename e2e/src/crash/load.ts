/** A bounded load of commands whose ids are known: each is sent again under the same id until it is acknowledged. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, jsonOf } from '../api/call.ts';
import { leadCommand, newId, type StaffCaller } from '../api/staff.ts';

export type Acknowledged = { leadId: string; commandId: string; version: number };

export type Load = {
  /** Everything that the platform has said yes to so far. */
  acknowledged: Acknowledged[];
  /** Answers that no outage explains. */
  faults: string[];
  /** How often something had to be sent again. */
  repeats: () => number;
  /** Lets every command under way come to its acknowledgement, and ends. */
  finish: () => Promise<void>;
};

/** Between two commands of one lead; milliseconds. */
const breath = 40;
/** Before the same command is sent again. */
const pauseBetweenTries = 100;

/** Gives each of the leads to an executive and works on it, one command after the other, until it is told to finish. */
export function startLoad(staff: StaffCaller, leadIds: readonly string[], executiveId: string): Load {
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  let finishing = false;
  let repeats = 0;

  const work = async (leadId: string): Promise<void> => {
    for (let number = 0; !finishing; number += 1) {
      const commandId = newId();
      const [command, payload] = number === 0 ? (['assign', { executiveId }] as const) : worked(number);
      const answer = await insist(
        () => leadCommand(staff, leadId, command, payload, { key: commandId }),
        () => (repeats += 1),
      );
      if (answer.status === 200) acknowledged.push({ leadId, commandId, version: versionIn(answer) });
      else faults.push(`${answer.status} ${answer.text}`);
      await pause(breath);
    }
  };
  const working = leadIds.map(work);
  return {
    acknowledged,
    faults,
    repeats: () => repeats,
    finish: async () => {
      finishing = true;
      await Promise.all(working);
    },
  };
}

/** To one substatus, to another, a note, and again: every command changes something. */
const worked = (number: number): [string, unknown] =>
  number % 3 === 2
    ? ['add-note', { text: `Nota ${number}` }]
    : ['change-status', { statusId: 2, substatusId: number % 3 === 0 ? 201 : 202 }];

/** Sends again for as long as nobody answers or the answer is that a part is away. */
async function insist(send: () => Promise<Answer>, again: () => void): Promise<Answer> {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    again();
    await pause(pauseBetweenTries);
  }
}

const versionIn = (answer: Answer): number => (jsonOf(answer) as { version: number }).version;
