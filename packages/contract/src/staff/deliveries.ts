import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';

/** `waiting`: to be sent, or sent again. `failed`: no longer retried, unless replayed. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const webhookDelivery = z.strictObject({
  eventId: described(identifier, 'The id of the event, or of the lead.', '0199c1f2-9d33-7b51-8f0a-5d4c3b2a1908'),
  type: described(z.string(), 'The event type in the message.', 'lead.created'),
  at: described(instant, 'When it happened.', '2026-02-10T16:20:00.000Z'),
  applicationId: described(
    z.nullable(identifier),
    'The application; null for a lead.',
    '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10',
  ),
  reference: described(z.nullable(z.string()), 'Its reference; null before submission.', 'F-Z9HB-47VE'),
  state: described(z.enum(deliveryStates), 'The state of the delivery.'),
  isBehind: described(z.boolean(), 'Whether it is waiting for an earlier event of the same application.'),
  tries: described(z.int(), 'How many times it was sent.', 3),
  nextTryAt: described(
    z.nullable(instant),
    'When it will next be sent; null unless it is waiting.',
    '2026-02-10T16:50:00.000Z',
  ),
  lastAnswer: described(
    z.nullable(z.string()),
    'The HTTP status of the last response, or `timeout`, `no answer` or `internal address`; null before the first attempt.',
    '503',
  ),
  deliveredAt: described(z.nullable(instant), 'When it was delivered; null until then.', '2026-02-10T16:20:01.000Z'),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
