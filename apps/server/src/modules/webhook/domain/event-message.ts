import { messageType } from '@portal/contract/documents/webhook-messages';

export interface AnnouncedEvent {
  eventId: string;
  kind: string;
  at: Date;
  applicationId: string | null;
  reference: string | null;
  /** Set for a lead; the application is then null. */
  leadId: string | null;
}

/**
 * Webhook body (Standard Webhooks, "Payload structure"): what happened to which application, or which lead is new,
 * without personal data. Receivers call the API for more, which is audited.
 */
export function eventMessage({ kind, at, applicationId, reference, leadId }: AnnouncedEvent): string {
  return JSON.stringify({
    type: messageType(leadId === null ? 'application' : 'lead', kind),
    timestamp: at.toISOString(),
    data: leadId === null ? { applicationId, reference } : { leadId },
  });
}

export function messageId(eventId: string): string {
  return `msg_${eventId}`;
}
