/** Who did something, and in which role. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { automationName } from '@cotejo/core/reference/automations';
import { roleNames } from '../session/roleNames.ts';

export const ActorName = ({ actor, name }: { actor: Actor; name?: string | null }) => {
  if (actor.kind === 'visitor') return 'Visitante del sitio';
  if (actor.kind === 'system') return `Sistema (${automationName(actor.automation)})`;
  const role = roleNames([actor.role]);
  const who = `${name ?? 'Persona de la consola'}${role ? ` (${role})` : ''}`;
  return actor.onBehalfOf ? `${who}, ${'en nombre de otra persona'}` : who;
};
