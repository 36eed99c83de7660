/** The histories of insurers' terms and people: as lists, and as exports. */
import { personHistoryRule, personHistoryTable } from '@cotejo/core/insured-people';
import { insurerHistoryTable, insurerRule } from '@cotejo/core/insurer-terms';
import { type History, historyExport, historyListing } from '../kit/list/history.ts';

const insurers: History = {
  resource: 'insurer-history',
  summary: 'Qué se acordó con las aseguradoras, y quién lo registró (filtro recordId)',
  rule: insurerRule,
  projector: 'insurer-terms',
  table: insurerHistoryTable,
};
const people: History = {
  resource: 'insured-person-history',
  summary: 'Qué pasó con los empleados y las cargas que puedes ver (filtro recordId)',
  rule: personHistoryRule,
  projector: 'insured-people',
  table: personHistoryTable,
};

export const personHistoryListing = historyListing(people);
export const historyListings = [historyListing(insurers), personHistoryListing];

export const historyExports = [
  historyExport(insurers, {
    aggregate: 'insurers',
    permissions: ['admin:insurer-read'],
    name: 'Historial de aseguradoras',
    records: { view: 'read.organization', named: 'display_name' },
    label: 'Aseguradora',
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
