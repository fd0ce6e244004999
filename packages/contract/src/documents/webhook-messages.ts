import * as z from 'zod/mini';
import { type ApplicationEventKind, applicationEventKinds } from '../application/events.ts';
import { identifier, instant } from '../fields/identifier.ts';

export function messageType(about: 'application' | 'lead', kind: string): string {
  return [about, kind].join('.');
}

type ApplicationEventType = `application.${ApplicationEventKind}`;

const applicationEventTypes = applicationEventKinds.map((kind) => `application.${kind}` as const) as [
  ApplicationEventType,
  ...ApplicationEventType[],
];

/** Body of a webhook about an application; the reference is null before submission. */
export const applicationMessage = z.strictObject({
  type: z.enum(applicationEventTypes),
  timestamp: instant,
  data: z.strictObject({ applicationId: identifier, reference: z.nullable(z.string()) }),
});

export const leadMessage = z.strictObject({
  type: z.literal('lead.created'),
  timestamp: instant,
  data: z.strictObject({ leadId: identifier }),
});

/** Signature headers of a delivery (Standard Webhooks). */
export const webhookHeaders = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
});
