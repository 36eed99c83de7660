import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { visibilityBy, type Staff } from '../identity/index.ts';
import { type RoleName } from '../reference/roles.ts';
import { given } from '../kit/testing/index.ts';
import {
  deleteView,
  savedView,
  type SavedViewEvent,
  saveView,
  shareView,
  unshareView,
  type ViewContent,
} from './saved-view.ts';
import { type ListPermission, sharedViewRule } from './view-access.ts';
import { viewRecord } from './view-record.ts';

const staff = (role: RoleName): Staff => ({ id: randomUUID(), roles: [role], countries: ['PE'] });
const [ana, beto] = [staff('EJECUTIVO'), staff('EJECUTIVO')];
const permissionOf: ListPermission = (resource) =>
  ({ leads: 'leads:read', policies: 'policy:read' } as const)[resource];
const share = (by: Staff) => shareView(by, permissionOf);
const mine: ViewContent = {
  name: 'Por llamar hoy',
  resource: 'leads',
  filter: { statusId: [2, 13] },
  sort: ['appointmentAt', 'ASC'],
  columns: ['firstName', 'phone'],
};
const saved = (content: Partial<ViewContent> = {}): SavedViewEvent => {
  const { name, filter, ...rest } = { ...mine, ...content };
  return { type: 'ViewSaved', data: { ownerId: ana.id, content: { name, filter }, ...rest } };
};
const shared: SavedViewEvent = { type: 'ViewShared', data: {} };
const unshared: SavedViewEvent = { type: 'ViewUnshared', data: {} };
const deleted: SavedViewEvent = { type: 'ViewDeleted', data: {} };

describe('saving a view', () => {
  test('makes it', () => given(savedView).when(saveView(mine, ana)).then(saved()));
  test('again as it is changes nothing', () => given(savedView, saved()).when(saveView(mine, ana)).then());
  test('replaces one’s own, and leaves it shared', () => {
    const renamed = { ...mine, name: 'Hoy' };
    given(savedView, saved(), shared)
      .when(saveView(renamed, ana))
      .then(saved({ name: 'Hoy' }));
    const state = [saved(), shared, saved({ name: 'Hoy' })].reduce(
      (view, event) => savedView.evolve(view, event, undefined as never),
      savedView.initial,
    );
    expect(state).toMatchObject({ shared: true, content: { name: 'Hoy' } });
  });
  test('of somebody else is refused, shared or not', () =>
    given(savedView, saved(), shared).when(saveView(mine, beto)).rejected('NOT_ALLOWED'));
  test('that was deleted does not bring it back', () =>
    given(savedView, saved(), deleted).when(saveView(mine, ana)).rejected('NOT_FOUND'));
});

describe('sharing a view', () => {
  test('is told once', () => {
    given(savedView, saved()).when(share(ana)).then(shared);
    given(savedView, saved(), shared).when(share(ana)).then();
  });
  test('can be taken back, once', () => {
    given(savedView, saved(), shared).when(unshareView(ana)).then(unshared);
    given(savedView, saved()).when(unshareView(ana)).then();
  });
  test.each([
    ['sharing', share],
    ['keeping to oneself', unshareView],
    ['deleting', deleteView],
  ])('%s is its owner’s', (_, decide) => {
    given(savedView, saved(), shared).when(decide(beto)).rejected('NOT_ALLOWED');
    given(savedView).when(decide(ana)).rejected('NOT_FOUND');
  });
});

describe('a view is shared with the colleagues who may see its list', () => {
  const who = (role: RoleName) => ({ ...ana, roles: [role] });
  test('by whoever may see it', () => {
    for (const role of ['EJECUTIVO', 'POSTVENTA', 'ADMINISTRADOR'] as const)
      given(savedView, saved())
        .when(share(who(role)))
        .then(shared);
    const policies = saved({ resource: 'policies' });
    given(savedView, policies)
      .when(share(who('BACKOFFICE')))
      .then(shared);
  });
  test('not by who may no longer see it, and not of a list that is gone', () => {
    given(savedView, saved())
      .when(share(who('BACKOFFICE')))
      .rejected('NOT_ALLOWED');
    given(savedView, saved({ resource: 'gone' }))
      .when(share(ana))
      .rejected('NOT_ALLOWED');
  });
  test('and never by or with a company’s own people', () => {
    const policies = saved({ resource: 'policies' });
    given(savedView, policies)
      .when(share(who('CLIENT_ADMIN')))
      .rejected('NOT_ALLOWED');
    expect(visibilityBy(sharedViewRule('policy:read'), who('CLIENT_ADMIN'))).toBeUndefined();
  });
});

test('deleting a view takes it from everybody', () =>
  given(savedView, saved(), shared).when(deleteView(ana)).then(deleted));

describe('the record of a view', () => {
  const view = savedView.evolve(savedView.initial, saved(), undefined as never);
  const allowed = (who: Staff) =>
    viewRecord(randomUUID(), view, { version: 1, ownerName: 'Ana' }, who, permissionOf)
      .allowedCommands.filter(({ allowed }) => allowed)
      .map(({ command }) => command);

  test('offers its owner what the role allows', () => {
    expect(allowed(ana)).toEqual(['save', 'share', 'unshare', 'delete']);
    expect(allowed({ ...ana, roles: ['BACKOFFICE'] })).toEqual(['save', 'unshare', 'delete']);
  });
  test('offers others nothing', () => expect(allowed(beto)).toEqual([]));
});
