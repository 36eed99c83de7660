/** Situation of a user: active, paused, disabled, or waiting for an approval. Apart from `userModel.ts`, which lists and the palette do not need. */
import { type UserRow } from './user.ts';

export type Situation = 'active' | 'paused' | 'disabled' | 'waiting';

export const situationNames: Readonly<Record<Situation, string>> = {
  active: 'Activo',
  disabled: 'Inactivo',
  paused: 'En pausa',
  waiting: 'Por aprobar',
};

/** The one word that says how a user stands. */
export const situationOf = ({
  status,
  pausedReasonId,
  approval,
}: Pick<UserRow, 'status' | 'pausedReasonId' | 'approval'>): Situation =>
  approval ? 'waiting' : status === 'disabled' ? 'disabled' : pausedReasonId === null ? 'active' : 'paused';
