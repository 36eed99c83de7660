/** Policies as they are stored, listed, exported and shown: a company's people see its own, a partner's those that came through it, the house those of its countries. */
import { z } from 'zod';
import { type Staff } from '../identity/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { column, table } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { attachedFile, companyHolders, namedFile } from '../collective/index.ts';
import {
  choiceColumn,
  countryColumn,
  inExportsAlone,
  record,
  refusalOf,
  type ShownBy,
} from '../records/index.ts';
import { collectiveCoverageTypes, policyScopes } from '../reference/collective-tables.ts';
import { coverageGroup, type insurerNotifications, isKnown, policy, type policyStatuses } from './policy.ts';
import { policyWords } from './policy-words.ts';

export const policyStates = [
  { id: 'known', name: 'Registrada' },
  { id: 'deleted', name: 'Eliminada' },
] as const satisfies readonly { readonly id: (typeof policyStatuses)[number]; readonly name: string }[];

export const notificationNames = [
  { id: 'cuttingDay', name: 'En su día de corte' },
  { id: 'daily', name: 'Cada día' },
  { id: 'none', name: 'No le avisamos' },
] as const satisfies readonly { readonly id: (typeof insurerNotifications)[number]; readonly name: string }[];

const filtered = { isFiltered: true } as const;
const firstDay = 'Primer día';
const lastDay = 'Último día';

const policyTable = table({
  name: 'policy',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    country: countryColumn(),
    companyId: column('text', z.string().describe('el país y el documento de la empresa'), {
      label: 'Empresa',
      ...filtered,
    }),
    companyName: column('text', z.string().nullable(), { label: 'Empresa', isSorted: true }),
    insurerId: column('text', z.string().describe('su número en el catálogo'), {
      label: 'Aseguradora',
      ...filtered,
    }),
    number: column('text', z.string().describe('como la conoce la aseguradora'), {
      label: 'Número de póliza',
      isSorted: true,
    }),
    validFrom: column('text', z.iso.date().describe('su primer día'), {
      label: firstDay,
      as: 'day',
      isSorted: true,
    }),
    validUntil: column('text', z.iso.date().describe('su último día'), {
      label: lastDay,
      as: 'day',
      isSorted: true,
    }),
    coverageType: choiceColumn('Cobertura', collectiveCoverageTypes),
    scope: choiceColumn('Asegura a', policyScopes, inExportsAlone),
    coverageGroups: column('jsonb', z.array(coverageGroup), {
      label: 'Grupos de cobertura',
      ...inExportsAlone,
    }),
    oldestDependant: column('int', z.int().nullable().describe('en años cumplidos'), {
      label: 'Edad máxima de las cargas',
      ...inExportsAlone,
    }),
    partnerId: column('text', z.string().nullable(), { label: 'Partner', ...filtered }),
    insurerNotification: choiceColumn('Aviso a la aseguradora', notificationNames),
    renews: column('uuid', z.uuid().nullable().describe('la póliza que continúa')),
    status: choiceColumn('Estado', policyStates),
    files: column('jsonb', z.array(attachedFile)),
  },
  hidden: { searchText: column('text', z.string()) },
  indexes: [
    'number collate "es-x-icu" nulls first, id',
    'company_name collate "es-x-icu" nulls first, id',
    'valid_from nulls first, id',
    'valid_until nulls first, id',
    'company_id, number collate "es-x-icu" nulls first, id',
    'country, number collate "es-x-icu" nulls first, id',
    'insurer_id, number collate "es-x-icu" nulls first, id',
    'partner_id, number collate "es-x-icu" nulls first, id',
    'status, number collate "es-x-icu" nulls first, id',
  ],
  searched: ['search_text'],
});

const rule = {
  permission: policyWords.permission,
  heldBy: { ...companyHolders, partner: ['partner'] },
} as const;

/** For requests of a company and its people: partners don't make any. */
export const policyOfCompanyRule = { ...rule, heldBy: companyHolders } as const;

type Placed = {
  readonly country: CountryCode;
  readonly companyId: string;
  readonly partnerId?: string | null | undefined;
};

/** Whether somebody may withdraw what others attached: who may delete the policy. */
export const overseesFiles = ({ country, companyId, partnerId = null }: Placed, by: Staff): boolean =>
  refusalOf('policy:delete', rule, { country, company: companyId, partner: partnerId }, by) === undefined;

export const policies = record({
  ...policyWords,
  table: policyTable,
  joined: {
    files: column('jsonb', z.array(namedFile)),
    insurerName: column('text', z.string().nullable(), { label: 'Aseguradora' }),
    partnerName: column('text', z.string().nullable(), { label: 'Partner', ...inExportsAlone }),
  },
  otherLabels: {
    from: firstDay,
    until: lastDay,
    groupCode: 'Código',
    groupName: 'Nombre',
    inForceOn: 'Vigente el',
    reason: 'Motivo',
  },
  decider: policy,
  valuesOf(id, state) {
    if (!isKnown(state)) return undefined;
    const { from, until, oldestDependant = null, partnerId = null, renews, files, ...values } = state;
    const { withdrawnFiles: _, ...known } = values;
    return {
      ...known,
      id,
      // Companies' own events have their names.
      companyName: null,
      validFrom: from,
      validUntil: until,
      oldestDependant,
      partnerId,
      renews: renews ?? null,
      files: [...files],
      searchText: searchable(known.number),
    };
  },
  rule,
  held: { country: 'country', company: 'companyId', partner: 'partnerId' },
  notNow: (_, { status }) => (status === 'deleted' ? 'La póliza fue eliminada.' : undefined),
  isOwnOnly: (command, row, viewer) => command === 'withdraw-file' && !overseesFiles(row, viewer),
  cells: {
    companyName: ({ companyName, companyId }) => companyName ?? companyId,
    insurerName: ({ insurerName, insurerId }) => insurerName ?? insurerId,
    partnerName: ({ partnerName, partnerId }) => partnerName ?? partnerId,
    coverageGroups: ({ coverageGroups }) =>
      coverageGroups.map(({ code, name }) => `${code}: ${name}`).join('; '),
  },
  listed: [
    'number',
    'companyName',
    'insurerName',
    'partnerName',
    'country',
    'coverageType',
    'scope',
    'validFrom',
    'validUntil',
    'coverageGroups',
    'oldestDependant',
    'status',
  ],
  // Partners don't see the history of a policy.
  history: { ...policyWords.history, heldBy: companyHolders },
  events: {
    PolicyCreated: { kind: 'edit', details: ['number', 'from', 'until'] },
    PolicyUpdated: { kind: 'edit', details: { namesOf: 'event' } },
    PolicyInsurerNotificationSet: { kind: 'edit', details: ['insurerNotification'] },
    PolicyFileAttached: { kind: 'file', details: ['mediaType', 'bytes'] },
    PolicyFileWithdrawn: { kind: 'file', details: ['reasonId'] },
    PolicyDeleted: { kind: 'edit' },
  },
});
export type PolicyRecord = ShownBy<typeof policies>;
