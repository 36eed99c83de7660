/** Sentences about what is lost with a session. */
import { type LostWithSession } from '../session/guards.ts';
import { plural } from '../words/plural.ts';

export const unsaved = 'Hay algo que todavía no se guarda, y se pierde si sales.';

export const lostTexts = ({ drafts, isHere, isElsewhere }: LostWithSession): readonly string[] => {
  const texts = [
    drafts > 0 &&
      plural(
        drafts,
        'Tienes un borrador en este navegador: se borra al cerrar sesión.',
        `Tienes ${drafts} borradores en este navegador: se borran al cerrar sesión.`,
      ),
    isHere && 'En esta pestaña hay algo que todavía no se guarda, y se pierde.',
    isElsewhere && 'En otra pestaña hay algo que todavía no se guarda, y también se pierde.',
  ].filter((text) => text !== false);
  // Text of which the draft is not written yet.
  return texts.length > 0 ? texts : [unsaved];
};
