/** Decodes the codes in coverage names of an imported product into scopes; a scope that the file states explicitly wins. */
import { type z } from 'zod';
import { decodeName } from './coded-name.ts';

type Fields = Readonly<Record<string, unknown>>;
type Problem = (path: readonly (string | number)[], message: string) => void;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const decodeCoverage = (coverage: unknown, problem: (message: string) => void): unknown => {
  if (!isFields(coverage) || typeof coverage['name'] !== 'string') return coverage;
  const decoded = decodeName(coverage['name']);
  if ('problem' in decoded) {
    problem(decoded.problem);
    return coverage;
  }
  const { name, scope } = decoded;
  const given = coverage['scope'];
  return scope ? { ...coverage, name, scope: { ...scope, ...(isFields(given) ? given : {}) } } : coverage;
};

const decodeAmong = (holder: Fields, path: readonly (string | number)[], problem: Problem): Fields => {
  const { coverages } = holder;
  if (!Array.isArray(coverages)) return holder;
  return {
    ...holder,
    coverages: coverages.map((one: unknown, index) =>
      decodeCoverage(one, (message) => problem([...path, 'coverages', index, 'name'], message)),
    ),
  };
};

/** Preprocesses content before its schema validates it; other shapes pass unchanged, for the schema to refuse. */
export const decodeCoverages = (content: unknown, context: z.RefinementCtx): unknown => {
  if (!isFields(content)) return content;
  const problem: Problem = (path, message) =>
    context.issues.push({ code: 'custom', message, input: content, path: [...path] });
  const decoded = decodeAmong(content, [], problem);
  const { coverageOrganizations: clinics } = decoded;
  if (!Array.isArray(clinics)) return decoded;
  return {
    ...decoded,
    coverageOrganizations: clinics.map((one: unknown, index) =>
      isFields(one) ? decodeAmong(one, ['coverageOrganizations', index], problem) : one,
    ),
  };
};
