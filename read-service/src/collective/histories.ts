/** The histories of companies, partners, insurers' terms, policies and people: as lists, and as exports. */
import { companyHistoryRule, companyHistoryTable } from '@cotejo/core/companies';
import { personHistoryRule, personHistoryTable } from '@cotejo/core/insured-people';
import { insurerHistoryTable, insurerRule } from '@cotejo/core/insurer-terms';
import { policyHistoryRule, policyHistoryTable } from '@cotejo/core/policies';
import { type History, historyExport, historyListing } from '../kit/list/history.ts';

const companies: History = {
  resource: 'company-history',
  summary: 'Qué pasó con las empresas, para la casa (filtro recordId)',
  rule: companyHistoryRule,
  projector: 'collective',
  table: companyHistoryTable,
};
const insurers: History = {
  resource: 'insurer-history',
  summary: 'Qué se acordó con las aseguradoras, y quién lo registró (filtro recordId)',
  rule: insurerRule,
  projector: 'insurer-terms',
  table: insurerHistoryTable,
};
const policies: History = {
  resource: 'policy-history',
  summary: 'Qué pasó con las pólizas que puedes ver (filtro recordId)',
  rule: policyHistoryRule,
  projector: 'policies',
  table: policyHistoryTable,
};
const people: History = {
  resource: 'insured-person-history',
  summary: 'Qué pasó con los empleados y las cargas que puedes ver (filtro recordId)',
  rule: personHistoryRule,
  projector: 'insured-people',
  table: personHistoryTable,
};

export const policyHistoryListing = historyListing(policies);
export const personHistoryListing = historyListing(people);
export const historyListings = [
  historyListing(companies),
  historyListing(insurers),
  policyHistoryListing,
  personHistoryListing,
];

export const historyExports = [
  historyExport(companies, {
    aggregate: 'companies',
    permissions: ['admin:organization-read', 'admin:organization-export'],
    name: 'Historial de empresas',
    records: { view: 'read.company', named: 'legal_name' },
    label: 'Empresa',
  }),
  historyExport(insurers, {
    aggregate: 'insurers',
    permissions: ['admin:insurer-read'],
    name: 'Historial de aseguradoras',
    records: { view: 'read.organization', named: 'display_name' },
    label: 'Aseguradora',
  }),
  historyExport(policies, {
    aggregate: 'policies',
    permissions: ['policy:read-history', 'policy:export'],
    name: 'Historial de pólizas',
    records: { view: 'read.policy', named: 'number' },
    label: 'Póliza',
    hasFiles: true,
  }),
  historyExport(people, {
    aggregate: 'insured-people',
    erasable: { view: 'read.insured_person', projector: 'insured-people' },
    permissions: ['employee:read-history', 'employee:export'],
    name: 'Historial de empleados y cargas',
    records: { view: 'read.insured_person', named: 'name' },
    label: 'Persona',
    hasFiles: true,
  }),
];
