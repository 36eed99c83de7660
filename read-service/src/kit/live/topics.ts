/** What a live connection can be told about: all leads that its viewer sees, or single ones; users and the catalogue, to who reads them. */
import { z } from 'zod';
import { maySeeCatalogue } from '@cotejo/core/catalogue';
import { may, type Staff } from '@cotejo/core/identity';
import { maySeeLead } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Viewer } from '../http/bearer.ts';
import { type Change } from '@cotejo/core/kit/projections';

type Topic = { readonly resource: string; readonly id?: string };

const id = z.uuid();

/** The resources that have changes to hear of, and what each asks for. */
const resources: Readonly<Record<string, Permission>> = {
  leads: 'leads:read',
  users: 'users:read',
  notifications: 'leads:read',
  bulk: 'leads:read',
  exports: 'leads:export',
  products: 'catalogue:read',
  organizations: 'catalogue:read',
  'insurance-types': 'catalogue:read',
  'coverage-organizations': 'catalogue:read',
  'catalogue-terms': 'catalogue:read',
  'dated-tables': 'catalogue:read',
};
/** What everybody has for oneself: nobody hears of another's. */
const personal: readonly string[] = ['notifications', 'bulk', 'exports'];

/** `leads` or `leads/<id>`, the id in lower case as changes name it. @returns nothing for what is no topic */
const readTopic = (text: string): Topic | undefined => {
  const [resource = '', rest, ...more] = text.split('/');
  if (!Object.hasOwn(resources, resource)) return undefined;
  if (rest === undefined) return { resource };
  return more.length === 0 && id.safeParse(rest).success ? { resource, id: rest } : undefined;
};

const mayFollow = (viewer: Staff, resource: string): boolean => {
  const permission = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
  return permission !== undefined && may(viewer, permission);
};

/** The topics by which a change may be known. */
export const topicsOf = ({ resource, id }: Change): readonly string[] => [resource, `${resource}/${id}`];

/** Whether somebody may hear of a change: who sees the record now, and who saw it until now. */
export const mayHear = (viewer: Staff, change: Change): boolean => {
  if (!mayFollow(viewer, change.resource)) return false;
  if (personal.includes(change.resource)) return change.userId === viewer.id;
  if (resources[change.resource] === 'catalogue:read') return maySeeCatalogue(change.country, viewer);
  if (change.resource !== 'leads') return true;
  const seen = (executiveId: string | null): boolean =>
    maySeeLead({ country: change.country as CountryCode, executiveId }, viewer);
  return (
    seen(change.executiveId ?? null) ||
    (change.formerExecutiveId !== undefined && seen(change.formerExecutiveId))
  );
};

/** Finds out which of some leads a viewer sees. */
export type VisibleIds = (viewer: Viewer, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** @returns those of the topics that the viewer may follow */
export const allowedTopics = async (
  viewer: Viewer,
  texts: readonly string[],
  visibleIds: VisibleIds,
): Promise<readonly string[]> => {
  const topics = texts
    .map((text) => ({ text, topic: readTopic(text) }))
    .filter(({ topic }) => topic && mayFollow(viewer, topic.resource));
  const single = topics.flatMap(({ topic }) => (topic?.resource === 'leads' && topic.id ? [topic.id] : []));
  const visible = single.length > 0 ? await visibleIds(viewer, single) : new Set<string>();
  return topics
    .filter(({ topic }) => topic?.resource !== 'leads' || topic.id === undefined || visible.has(topic.id))
    .map(({ text }) => text);
};
