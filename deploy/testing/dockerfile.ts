/** deploy/Dockerfile as tests see it: its stages with their instructions. */
import { readFileSync } from 'node:fs';
import { inRepository } from '../../local/src/build/index.ts';

export type Stage = {
  readonly name: string;
  readonly from: string;
  readonly instructions: readonly (readonly [keyword: string, rest: string])[];
};

export const dockerStages = (): readonly Stage[] => {
  const text = readFileSync(inRepository('deploy', 'Dockerfile'), 'utf8').replaceAll(/^#.*\n/gm, '');
  const instructions = [...text.matchAll(/^([A-Z]+) (.*)$/gm)].map(
    ([, keyword, rest]) => [keyword!, rest!] as const,
  );
  const stages: { name: string; from: string; instructions: (readonly [string, string])[] }[] = [];
  for (const [keyword, rest] of instructions) {
    const opening = keyword === 'FROM' ? /^(\S+) AS (\S+)$/.exec(rest) : undefined;
    if (opening) stages.push({ from: opening[1]!, name: opening[2]!, instructions: [] });
    else stages.at(-1)?.instructions.push([keyword, rest]);
  }
  return stages;
};

/** The last value of an instruction in the stage or those that it stands on, such as its `CMD`. */
export const valueIn = (target: string, keyword: string, stages = dockerStages()): string | undefined => {
  const stage = stages.find(({ name }) => name === target);
  const own = stage?.instructions.findLast(([found]) => found === keyword)?.[1];
  return own ?? (stage && valueIn(stage.from, keyword, stages));
};
