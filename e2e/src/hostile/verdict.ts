/** Whether an answer is what a client may get for something that it should not have sent. */
import { type Answer } from '../api/call.ts';
import { type Attack } from './attacks.ts';

/** What is wrong with the answer; nothing when it will do. */
export function faultOf(attack: Attack, answer: Answer, promised: readonly string[]): string | undefined {
  const { status } = answer;
  const said = `${attack.name}: ${status} ${answer.text.slice(0, 300)}`;
  if (status >= 500) return `${said} (a fault of ours for what a client sent)`;
  if (attack.only && !attack.only.includes(status)) return `${said} (not ${attack.only.join(' or ')})`;
  if (status < 400) return promised.includes(String(status)) ? undefined : `${said} (not promised)`;
  const missing = missingInProblem(answer);
  return missing && `${said} (${missing})`;
}

function missingInProblem({ status, headers, text }: Answer): string | undefined {
  if (!String(headers['content-type']).startsWith('application/problem+json')) return 'no problem document';
  const problem = parsed(text);
  if (!problem) return 'no JSON';
  if (problem['status'] !== status) return 'another status inside';
  const empty = ['type', 'title', 'code', 'message'].find(
    (name) => typeof problem[name] !== 'string' || problem[name] === '',
  );
  if (empty) return `no ${empty}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(text)) return 'it shows our insides';
  return undefined;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
