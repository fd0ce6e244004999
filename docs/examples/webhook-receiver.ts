// Receives the portal's webhooks: checks the signature, handles each event once, responds at once. Needs Node 24 or
// newer; in this checkout run `npx node docs/examples/webhook-receiver.ts` with PORT and WEBHOOK_SECRET (from the
// response that created the webhook) in the environment.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';

const BODY_MAXIMUM_BYTES = 65_536;

export interface PortalEvent {
  type: string;
  timestamp: string;
  /** Describes the application, or the lead for `lead.created`. */
  data: { applicationId: string; reference: string | null } | { leadId: string };
}

/** Ids already received. Store them in your database, in the transaction that does the work. */
export interface TakenIds {
  has(id: string): boolean;
  add(id: string): unknown;
}

/** `take` handles an event; if it fails, the portal sends the event again. */
export function webhookReceiver(
  secret: string,
  take: (event: PortalEvent) => Promise<void>,
  taken: TakenIds = new Set(),
): Server {
  const webhook = new Webhook(secret);
  return createServer((request, response) => {
    const answer = async (): Promise<number> => {
      const id = String(request.headers['webhook-id']);
      let event: PortalEvent;
      try {
        event = webhook.verify(await read(request), request.headers as Record<string, string>) as PortalEvent;
      } catch {
        return 400;
      }
      try {
        if (!taken.has(id)) await take(event);
        taken.add(id);
        return 204;
      } catch {
        return 500;
      }
    };
    void answer().then((status) => response.writeHead(status).end());
  });
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_MAXIMUM_BYTES) throw new RangeError('The body is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

if (import.meta.main && process.env.WEBHOOK_SECRET) {
  webhookReceiver(process.env.WEBHOOK_SECRET, (event) => {
    console.log(event.timestamp, event.type, ...Object.values(event.data));
    return Promise.resolve();
  }).listen(Number(process.env.PORT ?? 3200));
}
