/** Reminds the executive some minutes before an appointment; at once when it is nearer than that. */
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { lead, type LeadEvent, leadEvents, remindOfAppointment } from '@cotejo/core/leads';
import { z } from 'zod';
import { type Automation, type Resolution } from '../../kit/automation/index.ts';
import { keepsAppointment } from './keeps-appointment.ts';

/** How long before the appointment; milliseconds. */
const ahead = 15 * 60_000;

const resolve = (event: Recorded<LeadEvent>): Resolution[] => {
  const [handler, target] = ['remind', idOfStream(event.stream)];
  if (event.type !== 'LeadAppointmentSet')
    return keepsAppointment(event) ? [] : [{ kind: 'drop', handler, key: target }];
  const { at } = event.data;
  const due = new Date(Date.parse(at) - ahead);
  return [{ kind: 'plan', handler, target, because: event, at: due, input: { at } }];
};

const appointment = z.object({ at: z.iso.datetime() });

export const whenAppointmentSetThenRemind: Automation = {
  name: 'when-appointment-set-then-remind',
  version: 2,
  handles: { lead: leadEvents },
  react: async (events) => (events as readonly Recorded<LeadEvent>[]).flatMap(resolve),
  handlers: {
    async remind({ input }, { send, now }) {
      const { at } = appointment.parse(input);
      // After an outage: what is over needs no reminder any more.
      if (Date.parse(at) > now.getTime()) await send(lead, remindOfAppointment(at));
    },
  },
};
