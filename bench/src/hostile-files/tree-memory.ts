/** The memory of a process with all that it has started, as Linux tells it: what they share is counted once. */
import { readFileSync } from 'node:fs';

const descendants = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return [pid, ...children.flatMap((child) => withDescendants(child))];
};
/** A process may end while it is looked at. */
const withDescendants = (pid: number): number[] => {
  try {
    return descendants(pid);
  } catch {
    return [];
  }
};
const shareOf = (pid: number): number => {
  try {
    return 1_024 * Number(/^Pss:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};

/** @returns bytes; 0 where the system does not tell them */
export const treeMemory = (pid: number): number =>
  withDescendants(pid).reduce((sum, one) => sum + shareOf(one), 0);

/** Looks twenty times a second. @returns the most bytes that were held during the work */
export const peakDuring = async (pid: number, work: Promise<unknown>): Promise<number> => {
  let most = treeMemory(pid);
  const timer = setInterval(() => (most = Math.max(most, treeMemory(pid))), 50);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  return most;
};
