import { contactRequest, planRequest } from '@cotejo/core/lead-requests';
import { expect, test, vi } from 'vitest';
import { contactBody } from '../testing/house.ts';
import { noticeMissingPrice } from './missing-price.ts';

const logged = (precio?: number) => {
  const log = { warn: vi.fn() };
  noticeMissingPrice(planRequest('PE').parse({ ...contactBody(), nombreplan: 'PE-1', precio }), log);
  return log.warn.mock.calls;
};

test('a plan without a price, or for nothing, is in the log by its code and tells nothing of the person', () => {
  for (const price of [undefined, 0])
    expect(logged(price)).toEqual([[{ product: 'PE-1' }, 'a plan was asked for without a price']]);
});

test('a plan with a price, and a message about none, are not in the log', () => {
  expect(logged(99)).toEqual([]);
  const log = { warn: vi.fn() };
  noticeMissingPrice(contactRequest('PE').parse(contactBody()), log);
  expect(log.warn).not.toHaveBeenCalled();
});
