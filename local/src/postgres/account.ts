/** The user account that Postgres runs under: it refuses to run as root. */
import { spawnSync } from 'node:child_process';

/** Spawn options: empty for a normal user, the unprivileged `nobody` for root. */
export type Account = { uid?: number; gid?: number };

export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(which: '-u' | '-g'): number {
  const answer = spawnSync('id', [which, 'nobody'], { encoding: 'utf8' });
  const id = Number.parseInt(answer.stdout ?? '', 10);
  return Number.isNaN(id) ? 65534 : id;
}
