/** Puts the messages of all contexts together; two that want the same place are a mistake. */

type Messages = { readonly [name: string]: string | Messages };

const isTree = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

const mergeTwo = (one: Messages, other: Messages, path: string): Messages => {
  const merged: Record<string, string | Messages> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = merged[name];
    const here = path ? `${path}.${name}` : name;
    if (before === undefined) merged[name] = value;
    else if (isTree(before) && isTree(value)) merged[name] = mergeTwo(before, value, here);
    else throw new Error(`Two contexts say what ${here} is.`);
  }
  return merged;
};

/** @throws where two of them hold a text at the same place */
export const mergeMessages = (all: readonly object[]): Messages =>
  all.reduce<Messages>((merged, one) => mergeTwo(merged, one as Messages, ''), {});
