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
const patience = 100;

/** Works on each of the leads, one command after the other, until it is told to finish. */
export function startLoad(staff: StaffCaller, leadIds: readonly string[]): Load {
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  let finishing = false;
  let repeats = 0;

  const work = async (leadId: string): Promise<void> => {
    for (let number = 0; !finishing; number += 1) {
      const commandId = newId();
      const answer = await insist(
        () => act(staff, leadId, number, commandId),
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
const act = (staff: StaffCaller, leadId: string, number: number, key: string): Promise<Answer> =>
  number % 3 === 2
    ? leadCommand(staff, leadId, 'add-note', { text: `Nota ${number}` }, { key })
    : leadCommand(
        staff,
        leadId,
        'change-status',
        { statusId: 2, substatusId: number % 3 === 0 ? 201 : 202 },
        { key },
      );

/** Sends again for as long as nobody answers or the answer is that a part is away. */
async function insist(send: () => Promise<Answer>, again: () => void): Promise<Answer> {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    again();
    await pause(patience);
  }
}

const versionIn = (answer: Answer): number => (jsonOf(answer) as { version: number }).version;
