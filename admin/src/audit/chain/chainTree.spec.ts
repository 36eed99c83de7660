import { describe, expect, test } from 'vitest';
import { type ChainEvent } from './useChain.ts';
import { type ChainNode, chainTree } from './chainTree.ts';

const event = (id: string, causationId: string, commandId = causationId): ChainEvent => ({
  id,
  resource: 'leads',
  resourceId: 'a',
  type: 'LeadReceived',
  told: {},
  at: '2026-03-02T12:00:00.000Z',
  actor: { kind: 'visitor' },
  actorName: null,
  commandId,
  causationId,
});

const shape = (nodes: readonly ChainNode[]): unknown =>
  nodes.map(({ event: { id }, caused }) => (caused.length > 0 ? [id, shape(caused)] : id));

describe('a chain as a tree', () => {
  test('has under each event what it caused, in order', () => {
    const chain = [
      event('received', 'request'),
      event('assigned', 'received', 'c1'),
      event('told', 'assigned', 'c2'),
      event('duplicate', 'received', 'c3'),
    ];
    expect(shape(chainTree(chain))).toEqual([['received', [['assigned', ['told']], 'duplicate']]]);
  });

  test('begins with all that one command did', () =>
    expect(shape(chainTree([event('one', 'bulk'), event('two', 'bulk')]))).toEqual(['one', 'two']));

  test('says so where a cause can’t be seen', () => {
    const [first, second] = chainTree([event('one', 'command'), event('two', 'hidden', 'c')]);
    expect([first!.isCausedElsewhere, second!.isCausedElsewhere]).toEqual([false, true]);
  });
});
