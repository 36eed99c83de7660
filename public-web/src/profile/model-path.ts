/** Reads the value at a path of a profile, such as `cotizante.0.edad`. */
import { type Profile } from '../domain/profile.ts';

const isNumber = (name: string): boolean => /^\d+$/.test(name);
const childOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Profile)[name]
    : undefined;

export const valueAt = (profile: Profile | undefined, path: string): unknown =>
  path.split('.').reduce<unknown>(childOf, profile);

export const listAt = (profile: Profile | undefined, path: string): readonly unknown[] => {
  const list = valueAt(profile, path);
  return Array.isArray(list) ? list : [];
};

const set = (value: unknown, [name, ...deeper]: readonly string[], given: unknown): unknown => {
  if (name === undefined) return given;
  const next = set(childOf(value, name), deeper, given);
  if (isNumber(name)) {
    const list = Array.isArray(value) ? [...(value as readonly unknown[])] : [];
    list[Number(name)] = next;
    return list;
  }
  return { ...(typeof value === 'object' && !Array.isArray(value) ? value : {}), [name]: next };
};

/** The profile with another value there; lists and groups on the way are made where they are missing. */
export const withValueAt = (profile: Profile, path: string, given: unknown): Profile =>
  set(profile, path.split('.'), given) as Profile;

/** A text or a number of a model, as people type it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
