/** Some minutes before an executive and a person want to talk, the executive is reminded; at once when it is nearer. */
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { lead, type LeadEvent, leadEvents, remindOfAppointment } from '@cotejo/core/leads';
import { z } from 'zod';
import { type Automation, type Resolution } from '../../kit/automation/index.ts';
import { keepsAppointment } from './keeps-appointment.ts';

/** How long before the appointment; milliseconds. */
const ahead = 15 * 60_000;

const resolve = (event: Recorded<LeadEvent>): Resolution[] => {
  const errand = { deed: 'remind', about: idOfStream(event.stream) };
  if (event.type !== 'LeadAppointmentSet')
    return keepsAppointment(event) ? [] : [{ kind: 'drop', ...errand }];
  const { at } = event.data;
  return [{ kind: 'plan', ...errand, because: event, at: new Date(Date.parse(at) - ahead), input: { at } }];
};

const appointment = z.object({ at: z.iso.datetime() });

export const whenAppointmentSetThenRemind: Automation = {
  name: 'when-appointment-set-then-remind',
  version: 1,
  handles: { lead: leadEvents },
  react: async (events) => (events as readonly Recorded<LeadEvent>[]).flatMap(resolve),
  deeds: {
    async remind({ input }, { send, now }) {
      const { at } = appointment.parse(input);
      // After an outage: what is over needs no reminder any more.
      if (Date.parse(at) > now.getTime()) await send(lead, remindOfAppointment(at));
    },
  },
};
