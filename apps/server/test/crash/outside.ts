import { createWebhook } from '@portal/contract/operations/staff';
import type { ParsedMail } from 'mailparser';
import { type TakenIds, webhookReceiver } from '../../../../docs/examples/webhook-receiver.ts';
import { freePort } from '../processes/free-port.ts';
import { openMailServer } from '../outside/mail-server.ts';

export interface Occasions {
  events: readonly string[];
  mails: { reference: string; subjects: readonly string[] } | undefined;
}

export interface Comparison {
  mails: number;
  /** Emails sent again under a different Message-ID, which recipients would get twice. */
  doubledMails: number;
  lostMails: number;
  /** Mails repeated under the same Message-ID, which a mail server drops: the process died before marking them sent. */
  mailsSentAgain: number;
  events: number;
  lostEvents: number;
  eventsOutOfOrder: number;
  /** Events repeated under the same id, which a receiver drops. */
  eventsSentAgain: number;
}

export interface Outside {
  readonly smtpUrl: string;
  findMail(email: string): Promise<{ text: string } | undefined>;
  subscribe(origin: string, staffKey: string): Promise<void>;
  compare(occasions: readonly Occasions[]): Comparison;
  close(): Promise<void>;
}

export async function openOutside(): Promise<Outside> {
  const mailServer = await openMailServer();
  const arrivals: string[] = [];
  const taken = new Set<string>();
  const takenIds: TakenIds = {
    has: (id) => {
      arrivals.push(id);
      return taken.has(id);
    },
    add: (id) => taken.add(id),
  };
  let receiver: ReturnType<typeof webhookReceiver> | undefined;

  return {
    smtpUrl: `smtp://127.0.0.1:${String(mailServer.port)}`,

    findMail: (email) => {
      const text = mailServer.mails.find((mail) => addressesOf(mail).includes(email))?.text;
      return Promise.resolve(text === undefined ? undefined : { text });
    },

    subscribe: async (origin, staffKey) => {
      const port = await freePort();
      const response = await fetch(`${origin}${createWebhook.path}`, {
        method: createWebhook.method.toUpperCase(),
        headers: { authorization: `Bearer ${staffKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `http://127.0.0.1:${String(port)}/hooks` }),
      });
      const { secret } = createWebhook.response.parse(await response.json());
      receiver = webhookReceiver(secret, () => Promise.resolve(), takenIds).listen(port, '127.0.0.1');
    },

    compare: (occasions) => ({
      ...compareMails(mailServer.mails, occasions),
      ...compareEvents(arrivals, occasions),
    }),

    close: async () => {
      receiver?.closeAllConnections();
      receiver?.close();
      await mailServer.stop();
    },
  };
}

const referenceForm = /F-[0-9A-Z]{4}-[0-9A-Z]{4}/gu;

function addressesOf({ to }: ParsedMail): (string | undefined)[] {
  return [to].flat().flatMap((each) => each?.value.map(({ address }) => address) ?? []);
}

function compareMails(
  mails: readonly ParsedMail[],
  occasions: readonly Occasions[],
): Pick<Comparison, 'mails' | 'doubledMails' | 'lostMails' | 'mailsSentAgain'> {
  const messageIds = new Map<string, Set<string | undefined>>();
  for (const { messageId, subject, text } of mails) {
    for (const [reference] of (text ?? '').matchAll(referenceForm)) {
      const key = keyOf(reference, subject);
      messageIds.set(key, (messageIds.get(key) ?? new Set()).add(messageId));
    }
  }
  const counts = occasions.flatMap(({ mails: due }) =>
    due === undefined ? [] : due.subjects.map((subject) => messageIds.get(keyOf(due.reference, subject))?.size ?? 0),
  );
  const different = new Set(mails.map(({ messageId }) => messageId)).size;
  return {
    mails: different,
    doubledMails: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    lostMails: counts.filter((count) => count === 0).length,
    mailsSentAgain: mails.length - different,
  };
}

function keyOf(reference: string, subject: string | undefined): string {
  return JSON.stringify([reference, subject]);
}

function compareEvents(
  arrivals: readonly string[],
  occasions: readonly Occasions[],
): Pick<Comparison, 'events' | 'lostEvents' | 'eventsOutOfOrder' | 'eventsSentAgain'> {
  const arrived = new Set(arrivals);
  const places = new Map(
    occasions.flatMap(({ events }, application) => events.map((id, place) => [id, { application, place }] as const)),
  );
  const furthest = new Map<number, number>();
  let eventsOutOfOrder = 0;
  for (const { application, place } of arrivals.flatMap((id) => places.get(id) ?? [])) {
    const before = furthest.get(application) ?? -1;
    if (place < before) eventsOutOfOrder += 1;
    furthest.set(application, Math.max(before, place));
  }
  return {
    events: arrived.size,
    lostEvents: [...places.keys()].filter((id) => !arrived.has(id)).length,
    eventsOutOfOrder,
    eventsSentAgain: arrivals.length - arrived.size,
  };
}
