/** The process that sends the files, apart from everything that is measured. */
import { randomUUID } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { hostileFiles, largeText, largeWorkbook } from './files.ts';

export type Attack = {
  readonly origin: string;
  /** Of whoever sends the previews. */
  readonly token: string;
  readonly policyId: string;
  /** The first of the networks from which strangers send; each round has networks of its own. */
  readonly network: number;
};
/** How many answers had each status: of strangers, and of the previews. */
export type Answered = {
  readonly strangers: Readonly<Record<number, number>>;
  readonly previews: Readonly<Record<number, number>>;
};

const strangers = 4;
const previews = 14;
const large = [
  { name: 'altas.csv', bytes: new Uint8Array(largeText(30)) },
  { name: 'altas.xlsx', bytes: new Uint8Array(largeWorkbook(30)) },
] as const;
// In truth it is another machine, which takes no processor from the service.
setPriority(constants.priority.PRIORITY_LOW);

const statusOf = async (url: string, body: Uint8Array<ArrayBuffer>, headers: object): Promise<number> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID(), ...headers },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
};
const counts = (statuses: readonly number[]): Record<number, number> => {
  const all: Record<number, number> = {};
  for (const status of statuses) all[status] = (all[status] ?? 0) + 1;
  return all;
};

const attack = async ({ origin, token, policyId, network }: Attack): Promise<Answered> => {
  const byStrangers = Array.from({ length: strangers }, (_, nth) => `198.51.${network}.${nth + 1}`).flatMap(
    (address) =>
      Object.values(hostileFiles).map((file) =>
        statusOf(`${origin}/api/insurance/processProfilesWithExcel`, new Uint8Array(file), {
          'x-forwarded-for': address,
          'x-country': 'CL',
        }),
      ),
  );
  const byStaff = Array.from({ length: previews }, (_, nth) => {
    const { name, bytes } = large[nth % large.length]!;
    const query = `policyId=${policyId}&kind=activation&name=${name}`;
    return statusOf(`${origin}/api/employee-loads/preview?${query}`, bytes, {
      authorization: `Bearer ${token}`,
      'x-country': 'CL',
    });
  });
  return { strangers: counts(await Promise.all(byStrangers)), previews: counts(await Promise.all(byStaff)) };
};

process.on('message', (work: Attack) => {
  attack(work).then(
    (answered) => process.send!(answered),
    (error: unknown) => process.send!({ failed: String(error) }),
  );
});
