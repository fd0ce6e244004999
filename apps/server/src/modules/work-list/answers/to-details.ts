import type { StatementFile } from '@portal/contract/entities/entities';
import {
  type StaffAskedItem,
  type StaffDocument,
  type StaffEvent,
  type StaffStatement,
  type staffConsent,
  type staffReferral,
  usualActors,
} from '@portal/contract/staff/application-details';
import type * as z from 'zod/mini';
import type { listEvents } from '../../application/index.ts';
import type { listConsentsAbout } from '../../customer/index.ts';
import type { ReferralWithPartner } from '../../partner/index.ts';
import type { FileProof, StoredDocument } from '../../revenue/index.ts';

type EventRow = Awaited<ReturnType<typeof listEvents>>[number];
type ConsentRow = Awaited<ReturnType<typeof listConsentsAbout>>[number];

export function toEvent(
  { kind, at, details, staff_name: name }: EventRow,
  requests: readonly StaffAskedItem[],
): StaffEvent {
  const { months, itemId, document, contact, check, assignedTo } = details ?? {};
  return {
    kind,
    at: at.toISOString(),
    months: [...(months ?? [])],
    question: requests.find((request) => request.itemId === itemId)?.question ?? null,
    document,
    contact: contact ?? null,
    check: check ?? null,
    assignedTo,
    by: { actor: name === null ? usualActors[kind] : 'staff', name },
  };
}

export function toConsent(row: ConsentRow): z.output<typeof staffConsent> {
  return {
    kind: row.kind,
    textVersion: row.text_version,
    language: row.language,
    givenAt: row.given_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    isOfApplication: row.application_id !== null,
  };
}

export function toReferral(row: ReferralWithPartner): z.output<typeof staffReferral> {
  return {
    referralId: row.id,
    partnerId: row.partner_id,
    partnerName: row.partner_name,
    partnerReference: row.partner_reference,
    createdAt: row.created_at.toISOString(),
    acceptedAt: row.claimed_at?.toISOString() ?? null,
  };
}

/** Empty if this version does not know the request that the document belongs to. */
export function toDocument({ itemId, ...file }: StoredDocument, requests: readonly StaffAskedItem[]): StaffDocument[] {
  const document = requests.find((item) => item.itemId === itemId)?.document;
  return document ? [{ ...file, itemId, document }] : [];
}

export function toStatement(file: StatementFile, proof: FileProof | undefined): StaffStatement {
  return { ...file, proof: proof?.proof ?? null, doubt: proof?.doubt ?? null, correctedBy: proof?.correctedBy ?? [] };
}
