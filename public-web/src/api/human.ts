/** Says for a visitor that she is no robot, where the platform took her for one (spec, public side, section 8). */
import { type Call } from './fetch-json.ts';

/** @returns whether it was said too often to be believed */
export const confirmHuman = async (call: Call): Promise<boolean> =>
  (await call('/api/buscarplanes/notrobot'))?.status === 429;
