/** An event of an application as the outbox holds it. */
export interface AnnouncedEvent {
  eventId: string;
  kind: string;
  at: Date;
  applicationId: string;
  reference: string | null;
}

/**
 * The body of a webhook (Standard Webhooks, "Payload structure"): what happened to which application, and nothing
 * personal. Whoever wants more asks the API, where every read is in the audit trail.
 */
export function eventMessage({ kind, at, applicationId, reference }: AnnouncedEvent): string {
  return JSON.stringify({
    type: ['application', kind].join('.'),
    timestamp: at.toISOString(),
    data: { applicationId, reference },
  });
}

/** What a receiver recognises a repeated event by. */
export function messageId(eventId: string): string {
  return `msg_${eventId}`;
}
