/** The sale that results from a lead's events: the closing that is charged, until it is reversed. */
import { type Recorded } from '../kit/event-sourcing/index.ts';
import { type LeadEvent } from '../leads/index.ts';

export type Sale = {
  /** The revision of the event that closed the lead: a later closing has a greater one. */
  readonly closing: number;
  /** A UTC instant. */
  readonly closedAt: string;
  /** The executive responsible for the lead at its closing. */
  readonly executiveId: string;
};

/**
 * The sale that stands after some events of a lead; nothing for a lead that is not closed, that the company sent itself, or
 * that nobody has. A refund that is called off leaves the sale as it was.
 */
export const saleAfter = (events: readonly Recorded<LeadEvent>[]): Sale | undefined => {
  let executiveId: string | undefined;
  let sale: Sale | undefined;
  for (const { type, data, revision, metadata } of events)
    switch (type) {
      case 'LeadReceived':
        if (data.internalTraffic) return undefined;
        break;
      case 'LeadAssigned':
      case 'LeadReassigned':
        ({ executiveId } = data);
        break;
      case 'LeadClosed':
        if (executiveId !== undefined)
          sale ??= { closing: revision, closedAt: metadata.occurredAt, executiveId };
        break;
      case 'LeadReopened':
      case 'LeadRefundFinished':
        sale = undefined;
        break;
      default:
    }
  return sale;
};
