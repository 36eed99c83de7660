/** Situation of a user: active, paused or disabled. Apart from `userModel.ts`, which lists and the palette do not need. */
import { type UserRow } from './user.ts';

export type Situation = 'active' | 'paused' | 'disabled';

export const situationNames: Readonly<Record<Situation, string>> = {
  active: 'Activo',
  disabled: 'Inactivo',
  paused: 'En pausa',
};

/** The one word that says how a user stands. */
export const situationOf = ({
  status,
  pausedReasonId,
}: Pick<UserRow, 'status' | 'pausedReasonId'>): Situation =>
  status === 'disabled' ? 'disabled' : pausedReasonId === null ? 'active' : 'paused';
