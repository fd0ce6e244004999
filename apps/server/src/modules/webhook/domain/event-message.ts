import { messageType } from '@portal/contract/documents/webhook-messages';

/** What is announced: an event of an application as stored in the outbox, or a lead. */
export interface AnnouncedEvent {
  eventId: string;
  kind: string;
  at: Date;
  applicationId: string | null;
  reference: string | null;
  /** Of a lead; the application is null then. */
  leadId: string | null;
}

/**
 * The body of a webhook (Standard Webhooks, "Payload structure"): what happened to which application, or which lead is
 * new, and nothing personal. For more, receivers call the API, which records every access in the audit trail.
 */
export function eventMessage({ kind, at, applicationId, reference, leadId }: AnnouncedEvent): string {
  return JSON.stringify({
    type: messageType(leadId === null ? 'application' : 'lead', kind),
    timestamp: at.toISOString(),
    data: leadId === null ? { applicationId, reference } : { leadId },
  });
}

/** What identifies a repeated event to a receiver. */
export function messageId(eventId: string): string {
  return `msg_${eventId}`;
}
