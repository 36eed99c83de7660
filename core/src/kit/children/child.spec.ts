/** Whatever a child process does, whoever asked is told, and the service goes on. */
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { type Child, ChildEnded, startChild } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'cotejo-children-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The child's side, as a process without our tools can load it. */
const childSide = ts.transpileModule(
  readFileSync(fileURLToPath(new URL('./answer-parent.ts', import.meta.url)), 'utf8'),
  { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 } },
).outputText;
writeFileSync(join(folder, 'answer-parent.mjs'), childSide);

/** @param does to a `question`, and gives the answer @param first before it is ready */
const scriptOf = (does: string, first = ''): string => {
  const path = join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    path,
    `import { answerParent } from './answer-parent.mjs'; ${first};
     answerParent(async (question) => { ${does} }, () => 'failed');`,
  );
  return path;
};
const childOf = (does: string, first?: string): Child => startChild(scriptOf(does, first), { memory: 24 });
const asked = async (child: Child, within = 60_000): Promise<unknown> => {
  try {
    return await child.ask('question', within);
  } catch (error) {
    return error instanceof ChildEnded ? error.why : error;
  } finally {
    await child.end();
  }
};

describe('a child process', () => {
  test('answers one question after the other', async () => {
    const child = childOf('return question + 1');
    expect([await child.ask(1, 60_000), await child.ask(2, 60_000)]).toEqual([2, 3]);
    await child.end();
  });
  test('has the file that was handed over, and none of the service’s variables', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, 'abc');
    const script = scriptOf(
      'return [readFileSync(4, "utf8"), Object.keys(process.env)]',
      'import { readFileSync } from "node:fs"',
    );
    expect(await asked(startChild(script, { memory: 24, file: openSync(path, 'r') }))).toEqual(['abc', []]);
  });
  test('has a low priority', async () => {
    const script = scriptOf('return getPriority()', 'import { getPriority } from "node:os"');
    expect(await asked(startChild(script, { memory: 24 }))).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  });
  test.each([
    ['grows', 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));'],
    ['reads a long text at once', 'return JSON.parse(`[${"{},".repeat(5_000_000)}{}]`)'],
    [
      'makes a table that V8 can’t',
      'const all = new Map(); for (let at = 0; ; at += 1) all.set(at, { at });',
    ],
  ])('that %s beyond its memory ends, and the service goes on', async (_, does) => {
    expect(await asked(childOf(does))).toBe('memory');
  });
  test('that takes longer than it may is given up', async () =>
    expect(await asked(childOf('for (;;);'), 1_000)).toBe('late'));
  test.each(['SIGKILL', 'SIGSEGV'])('that %s ends is told of', async (signal) =>
    expect(await asked(childOf(`process.kill(process.pid, '${signal}'); for (;;);`))).toBe('killed'),
  );
  test('that ends by itself is told of', async () =>
    expect(await asked(childOf('process.exit(0)'))).toBe('killed'));
  test('that ended before it was asked is told of', async () => {
    const child = childOf('return 1', 'setTimeout(() => process.exit(0), 1)');
    expect(await child.ended).toMatchObject({ why: 'killed' });
    expect(await asked(child)).toBe('killed');
  });
  test.each([
    ['throws', 'throw new TypeError("x")'],
    ['leaves', 'process.exit(0)'],
  ])('that %s before it is ready is a fault of ours', async (_, first) => {
    const error = await asked(childOf('return 1', first));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ message: expect.stringMatching(/before it was ready/) as unknown });
  });
  test.each([
    ['throws', 'throw new TypeError("x")'],
    ['throws nothing', 'throw null'],
    ['overflows its stack', 'const deeper = () => deeper() + 1; return deeper()'],
    ['answers what can’t be sent', 'return () => undefined'],
    ['throws beside its answer', 'setImmediate(() => { throw null }); return new Promise(() => undefined)'],
    ['rejects beside its answer', 'Promise.reject(null); return new Promise(() => undefined)'],
  ])('that %s answers that it failed', async (_, does) => expect(await asked(childOf(does))).toBe('failed'));
  test.each(['SIGINT', 'SIGTERM'])('still answers when its service is to stop (%s)', async (signal) =>
    expect(await asked(childOf(`process.kill(process.pid, '${signal}'); return 1`))).toBe(1),
  );
  test('that can’t be sent a question to any more ends no service', async () => {
    const child = childOf('return 1');
    const answer = asked(child);
    await child.end();
    expect(await answer).toBe('killed');
  });
});

test.each([
  ['waits', 'setInterval(() => undefined, 60_000); return 1'],
  ['works', 'for (let at = 0; at < 1e9; at += 1) if (at === -1) return; return 1'],
])('a child that %s ends with its service, however that ends', async (_, does) => {
  const path = join(folder, `${Math.random()}.pid`);
  const script = scriptOf(
    `writeFileSync(${JSON.stringify(path)}, String(process.pid)); ${does}`,
    'import { writeFileSync } from "node:fs"',
  );
  const service = fork(fileURLToPath(new URL('./testing/service.ts', import.meta.url)), [script], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const pid = (): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  await expect.poll(pid, { timeout: 30_000 }).not.toBe('');
  // A process that has ended without being waited for has no command any more.
  const command = (): string => {
    try {
      return readFileSync(`/proc/${pid()}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  };
  expect(command()).toContain('.mjs');
  service.kill('SIGKILL');
  await expect.poll(command, { timeout: 30_000 }).toBe('');
});
