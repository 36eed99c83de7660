/** What numbers of a lead's tables are called in a file. */
import { failureReasonById } from '@cotejo/core/reference/failure-reasons';
import { leadStatusById } from '@cotejo/core/reference/lead-statuses';
import { leadSubstatusById } from '@cotejo/core/reference/lead-substatuses';
import { requestTypes } from '@cotejo/core/reference/request-types';
import { named } from '../../kit/export/column.ts';
import { type Cell } from '../../kit/spreadsheet/cell.ts';

export const statusName = (id: number | null): Cell => named(id, leadStatusById(id ?? -1)?.shown);
export const substatusName = (id: number | null): Cell => named(id, leadSubstatusById(id ?? -1)?.shown);
export const reasonName = (id: number | null): Cell => named(id, failureReasonById(id ?? -1)?.name);
export const requestTypeName = (id: number): Cell =>
  named(id, requestTypes.find((one) => one.id === id)?.name);
