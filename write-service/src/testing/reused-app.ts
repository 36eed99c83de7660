/** The routes of a house: they cost most of its time and hold nothing, so they serve one house of a worker after the other. */
import { type Limiter, type Limits } from '@cotejo/core/kit/limits';
import { type FastifyInstance } from 'fastify';
import { onTestFinished, TestRunner } from 'vitest';
import { buildApp } from '../app.ts';
import { type WriteContext } from '../kit/context.ts';
import { openContexts, type Parts } from '../open-contexts.ts';

export type HouseParts = Parts & Parameters<typeof buildApp>[1];

type Built = { readonly app: FastifyInstance; readonly contexts: readonly WriteContext[] };
type Reused = Built & { readonly serve: (parts: HouseParts) => void };

/** Apps that no test uses any more. */
const free: Reused[] = [];

export const buildFor = async (parts: HouseParts): Promise<Built> => {
  const contexts = openContexts(parts);
  return { app: await buildApp(contexts, parts), contexts };
};

/** An app for a house with the usual settings: one that is free again, or a new one outside of a test, which tells no end. */
export const reuseFor = async (parts: HouseParts): Promise<Built> => {
  if (!TestRunner.getCurrentTest()) return buildFor(parts);
  const reused = free.pop() ?? (await buildReusable(parts));
  reused.serve(parts);
  onTestFinished(() => void free.push(reused));
  return reused;
};

const buildReusable = async (first: HouseParts): Promise<Reused> => {
  let served = first;
  const limits: Limits = (name, limit) => {
    const limiters = new WeakMap<HouseParts, Limiter>();
    return deferred(() => {
      const limiter = limiters.get(served) ?? served.limits(name, limit);
      limiters.set(served, limiter);
      return limiter;
    });
  };
  const built = await buildFor({ ...deferred(() => served), limits });
  return { ...built, serve: (parts) => void (served = parts) };
};

/** A stand-in for an object that is another one later: methods, also of objects within, are looked up when they are called. */
const deferred = <Whole extends object>(current: () => Whole): Whole =>
  new Proxy(current(), {
    get: (_, name) => {
      const value: unknown = Reflect.get(current(), name);
      if (typeof value === 'function')
        return (...args: unknown[]): unknown =>
          Reflect.apply(Reflect.get(current(), name) as (...args: unknown[]) => unknown, current(), args);
      return isPlain(value) ? deferred(() => Reflect.get(current(), name) as object) : value;
    },
  });

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
