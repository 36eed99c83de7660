/** Who did something, and in which role. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { automationName } from '@cotejo/core/reference/automations';
import { useTranslate } from 'react-admin';
import { roleNames } from '../session/roleNames.ts';

export const ActorName = ({ actor, name }: { actor: Actor; name?: string | null }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.actor.${key}`, args);
  if (actor.kind === 'visitor') return say('visitor');
  if (actor.kind === 'system') return say('system', { automation: automationName(actor.automation) });
  const role = roleNames([actor.role]);
  const who = `${name ?? say('unknownUser')}${role ? ` (${role})` : ''}`;
  return actor.onBehalfOf ? `${who}, ${say('onBehalfOf')}` : who;
};
