import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

const from = (ip: string) => ({ ip, headers: { 'x-forwarded-for': ip } });

test('an address gets so many uses in a minute, and again in the next one', () => {
  let clock = 1_000_000;
  const share = shareOf(2, 'Espera un momento.', () => clock);
  share.take(from('203.0.113.7'));
  clock += 30_000;
  share.take(from('203.0.113.7'));
  expect(() => share.take(from('203.0.113.7'))).toThrow(
    expect.objectContaining({ message: 'Espera un momento.', headers: { 'retry-after': '30' } }) as Error,
  );
  share.take(from('203.0.113.8'));
  clock += 30_000;
  share.take(from('203.0.113.7'));
});

test('the house itself has no limit', () => {
  const share = shareOf(1, 'Espera un momento.');
  for (let nth = 0; nth < 3; nth++) share.take({ ip: '127.0.0.1', headers: {} });
});
