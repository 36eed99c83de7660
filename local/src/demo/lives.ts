/** The lives of the demo's leads: weeks of calls, appointments, closings and silence, told as timed steps. */
import { type LeadRequest } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { requestType } from '@cotejo/core/reference/request-types';
import { courses, repetition, stories } from './courses.ts';
import { type Random, seeded } from './random.ts';
import { requestOf } from './requests.ts';
import { type Act, type Stage } from './stages.ts';
import { demoId, executivesOf } from './users.ts';

type Step =
  | { readonly do: 'receive'; readonly request: LeadRequest }
  | ({ readonly do: 'act' } & Pick<Act, 'by' | 'decision'>);

export type TimedStep = Step & { readonly leadId: string; readonly country: CountryCode; readonly at: Date };

const minute = 60_000;
/** The oldest leads came in six weeks ago. */
const span = 42 * 24 * 60 * minute;

/** How a lead came in, and what becomes of it. */
type Beginning = {
  readonly leadId: string;
  readonly country: CountryCode;
  readonly request: LeadRequest;
  readonly at: Date;
  readonly course: readonly Stage[];
  readonly first?: string;
};

/** One lead's steps, oldest first, none later than `now`. */
const life = (beginning: Beginning, now: Date, random: Random): TimedStep[] => {
  const { leadId, country, request, course, first } = beginning;
  const common = { leadId, country };
  const steps: TimedStep[] = [{ do: 'receive', request, ...common, at: beginning.at }];
  let { at } = beginning;
  let executive = random.pick(executivesOf(country));
  for (const { after, act } of course) {
    at = new Date(at.getTime() + random.between(...after) * minute + random.between(0, 59_999));
    if (at > now) break;
    const { requestTypeId } = request;
    const done = act({ leadId, country, requestTypeId, executive, at, now, random, first });
    if (!done) continue;
    executive = done.executive ?? executive;
    steps.push({ do: 'act', by: done.by, decision: done.decision, ...common, at });
  }
  return steps;
};

const anyCountry = (random: Random): CountryCode =>
  random.weighted<CountryCode>([['PE', 5], ['CL', 4], ['CO', 3], ['INT', 1]]); // oxfmt-ignore

/** A story has happened by now: it began early enough, where there are people for all of it. */
const story = (index: number, now: Date, random: Random): Beginning => {
  const country = random.pick<CountryCode>(['PE', 'CL']);
  const at = new Date(now.getTime() - random.between(span * 0.8, span));
  return {
    leadId: demoId(`lead/${index}`),
    country,
    request: requestOf(country, at, random),
    at,
    course: stories[index]!,
  };
};

const common = (index: number, now: Date, random: Random): Beginning => {
  const country = anyCountry(random);
  const at = new Date(now.getTime() - random.next() * span);
  const internalTraffic = random.next() < 0.02;
  return {
    leadId: demoId(`lead/${index}`),
    country,
    request: { ...requestOf(country, at, random), internalTraffic },
    at,
    course: internalTraffic ? [] : random.weighted(courses),
  };
};

/** Somebody asks again later: for the same, which is a duplicate, or for something else. */
const again = (index: number, before: Beginning, now: Date, random: Random): Beginning => {
  const { country, leadId: first, request } = before;
  const at = new Date(before.at.getTime() + (now.getTime() - before.at.getTime()) * random.next());
  const leadId = demoId(`lead/${index}`);
  if (random.next() < 0.5) return { leadId, country, request, at, course: repetition, first };
  const wantsPlan = request.requestTypeId !== requestType.plan;
  const asked = requestOf(country, at, random, { person: request.person, wantsPlan });
  return { leadId, country, request: asked, at, course: random.weighted(courses) };
};

/** Every so many leads somebody asks again. */
const repeatedEach = 18;

/** All steps of a demo, in the order of time. */
export const demoLives = (count: number, now: Date, seed = 2026): TimedStep[] => {
  const random = seeded(seed);
  const beginnings: Beginning[] = [];
  for (let index = 0; index < count; index += 1) {
    const before = beginnings.at(-1);
    const isAgain = before && !before.request.internalTraffic && index % repeatedEach === 0;
    if (index < stories.length) beginnings.push(story(index, now, random));
    else if (isAgain) beginnings.push(again(index, before, now, random));
    else beginnings.push(common(index, now, random));
  }
  return beginnings
    .flatMap((beginning) => life(beginning, now, random))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
};
