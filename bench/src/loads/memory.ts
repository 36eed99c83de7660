/** How much memory a process holds, as Linux tells it; elsewhere nothing. */
import { readFileSync } from 'node:fs';

const bytesOf = (pid: number, field: 'VmRSS' | 'VmHWM'): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return 1_024 * Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1]);
  } catch {
    return NaN;
  }
};
export const memoryNow = (pid: number): number => bytesOf(pid, 'VmRSS');
/** The most that it ever held. */
export const memoryPeak = (pid: number): number => bytesOf(pid, 'VmHWM');
