/** A lead and its status history as the read service gives them. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type ActivityRow, type FileRow } from '@cotejo/core/lead-records';
import { type AllowedLeadCommand } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type RaRecord } from 'react-admin';

export type LeadNote = {
  readonly id: string;
  /** `null` when it was erased. */
  readonly text: string | null;
  readonly at: string;
  readonly by: Actor;
  readonly byName?: string | null;
};

/** Personal fields are `null` when they were left out or erased; instants are UTC. */
export type LeadRow = RaRecord<string> & {
  readonly version: number;
  readonly country: CountryCode;
  readonly requestTypeId: number;
  readonly statusId: number;
  readonly substatusId: number | null;
  readonly executiveId: string | null;
  readonly executiveName: string | null;
  readonly firstName: string | null;
  readonly paternalSurname: string | null;
  readonly maternalSurname: string | null;
  readonly documentType: string | null;
  readonly documentNumber: string | null;
  readonly partnerDocument: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly productCode: string | null;
  readonly productName: string | null;
  /** The clinic or network that the plan was looked at with. */
  readonly providerCode: string | null;
  /** Whether the person is insured there already. */
  readonly sameInsurer: boolean | null;
  readonly onlineOnboarding: boolean | null;
  readonly productType: string | null;
  readonly businessLine: string | null;
  readonly originUrl: string | null;
  readonly originLead: string | null;
  readonly salesforceId: string | null;
  readonly quotedPrice: { readonly amount: string; readonly unit: string; readonly period?: string } | null;
  readonly failureReasonId: number | null;
  readonly failureText: string | null;
  readonly appointmentAt: string | null;
  readonly duplicateOf: string | null;
  readonly internalTraffic: boolean;
  readonly erased: boolean;
  readonly fecha: string;
  readonly fecha_asignado: string | null;
  readonly fecha_gestion: string | null;
  readonly fecha_cierre: string | null;
  readonly fecha_ultimo_estado: string;
  readonly allowedCommands: readonly AllowedLeadCommand[];
  /** Not in lists. */
  readonly message?: string | null;
  readonly referralName?: string | null;
  readonly referralEmail?: string | null;
  readonly profile?: Readonly<Record<string, unknown>> | null;
  readonly insurance?: Readonly<Record<string, unknown>> | null;
  readonly attribution?: readonly Readonly<Record<string, unknown>>[];
  readonly notes?: readonly LeadNote[];
  readonly activities?: readonly ActivityRow[];
  readonly files?: readonly FileRow[];
};

export type StatusHistoryRow = RaRecord<string> & {
  readonly leadId: string;
  readonly fromStatusId: number | null;
  readonly fromSubstatusId: number | null;
  readonly toStatusId: number;
  readonly toSubstatusId: number | null;
  /** Why it failed. */
  readonly reasonId?: number | null;
  readonly reasonText?: string | null;
  readonly note: string | null;
  readonly actor: Actor;
  readonly actorName?: string | null;
  readonly at: string;
  readonly secondsInPrevious: number | null;
};
