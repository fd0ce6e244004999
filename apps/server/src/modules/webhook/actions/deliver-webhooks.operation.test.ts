import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { startApplication, withdrawApplication } from '@portal/contract/operations/application';
import { webhookReceiver } from '../../../../../../docs/examples/webhook-receiver.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { alertedFailuresOf } from '../../../../test/outside/outside-failures.ts';
import { bodyOf, signUp, submitLead, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { createSecret, sealSecret } from '../actions/secret.ts';
import { wakeDeliveries } from '../../notification/index.ts';
import { replayEvent, replayEvents } from '../actions/webhooks.ts';
import { claimDeliveries, replayDeliveries } from '../storage/deliveries.ts';
import { insertEndpoint } from '../storage/endpoints.ts';
import { WAIT } from '../../../../test/wait.ts';

interface Received {
  type: string;
  data: { applicationId?: string; reference?: string | null; leadId?: string };
}

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

describe.each(ordinaryDatabases())('webhooks on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  const receivers: Server[] = [];

  beforeEach(async () => {
    // The receiver compares the signature's time with its own clock.
    server = await openTestServer(kind, { start: new Date() });
    ({ browser } = await signUp(server, 'owner@example.ca'));
  });
  afterEach(async () => {
    await server.close();
    await Promise.all(receivers.splice(0).map(close));
  });

  async function addEndpoint(port: number): Promise<{ id: string; secret: string }> {
    const { context, clock } = server;
    const [id, secret] = [context.random.uuid(), createSecret(context.random)];
    await insertEndpoint(context.database.query, {
      id,
      url: `http://127.0.0.1:${port}/hooks`,
      secret_sealed: sealSecret(context.vault, secret),
      created_at: clock.now(),
    });
    return { id, secret };
  }

  async function receive(listener: RequestListener): Promise<{ id: string; port: number }> {
    const receiver = createServer(listener);
    receivers.push(receiver);
    const port = await listen(receiver);
    const { id } = await addEndpoint(port);
    return { id, port };
  }

  async function receiveAsDocumented(): Promise<{ id: string; taken: Received[]; ids: Set<string> }> {
    const [taken, ids]: [Received[], Set<string>] = [[], new Set()];
    const holder = createServer();
    const port = await listen(holder);
    await close(holder);
    const { id, secret } = await addEndpoint(port);
    const receiver = webhookReceiver(secret, (event) => Promise.resolve(void taken.push(event)), ids);
    receivers.push(receiver);
    await listen(receiver, port);
    return { id, taken, ids };
  }

  const wake = () => server.context.database.transaction((tx) => wakeDeliveries(tx, server.context));
  const startOne = async () => bodyOf(await browser.call(startApplication, { body: { businessId: null } }));

  const statesOf = async () => {
    const { rows } = await server.context.database.executeSql('select distinct state from webhook_delivery');
    return rows.map(({ state }) => state);
  };

  const replayAndDie = (endpointId: string) =>
    server.context.database.transaction(async (tx) => {
      const at = server.clock.now();
      await replayDeliveries(tx, { endpointId, since: new Date(0), at });
      return claimDeliveries(tx, { endpointId, at, leaseEnds: new Date(at.getTime() + MINUTE_MS), limit: 10 });
    });

  it('notify a receiver, signed, of the event and its application, and nothing more', async () => {
    const { taken } = await receiveAsDocumented();
    const { applicationId } = await startOne();
    await vi.waitFor(() => expect(taken.map(({ data }) => data.applicationId)).toContain(applicationId), WAIT);
    const event = taken.find(({ data }) => data.applicationId === applicationId);
    expect(event).toEqual({
      type: 'application.created',
      timestamp: server.clock.now().toISOString(),
      data: { applicationId, reference: null },
    });
  });

  it('are resent from a given time in full, however many there are, without earlier ones', async () => {
    const { id } = await receiveAsDocumented();
    const { applicationId } = await startOne();
    const since = new Date('2020-02-01T00:00:00.000Z');
    await server.context.database.executeSql(
      `insert into application_event (id, application_id, kind, at, announced_at)
      select gen_random_uuid(), $1, 'created', $2::timestamptz + make_interval(secs => (number / 3) - 1), $2
      from generate_series(1, 11000) as number`,
      [applicationId, since],
    );
    const endOfMany = new Date('2020-03-01T00:00:00.000Z');
    const replay = (from: Date) =>
      replayDeliveries(server.context.database.query, { endpointId: id, since: from, at: server.clock.now() });
    const before = 2;
    expect((await replay(since)) - (await replay(endOfMany))).toBe(11_000 - before);
    await server.context.database.executeSql('delete from application_event where at < $1', [endOfMany]);
  });

  it('notify a receiver of a new lead without its identity, and again on request', async () => {
    const { id, taken, ids } = await receiveAsDocumented();
    await submitLead(server, 'young@example.ca');
    const leads = () => taken.filter(({ type }) => type === 'lead.created');
    await vi.waitFor(() => expect(leads()).toHaveLength(1), WAIT);
    const { id: leadId } = await server.context.database.query
      .selectFrom('lead')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(leads()).toEqual([{ type: 'lead.created', timestamp: server.clock.now().toISOString(), data: { leadId } }]);
    expect([...ids]).toContain(`msg_${leadId}`);

    ids.clear();
    expect(await replayEvent(server.context, { endpointId: id, eventId: leadId })).toBe(true);
    await vi.waitFor(() => expect(leads()).toHaveLength(2), WAIT);
    expect([...ids]).toEqual([`msg_${leadId}`]);
    ids.clear();
    await replayEvents(server.context, id, new Date(0));
    await vi.waitFor(() => expect(leads()).toHaveLength(3), WAIT);
    expect(leads()[2]).toEqual(leads()[0]);
    await server.context.database.query.deleteFrom('lead').execute();
    const { rows } = await server.context.database.executeSql('select from webhook_delivery where lead_id is not null');
    expect(rows).toEqual([]);
  });

  it('notify of a lead while another one is refused, and of an application too', async () => {
    const refused = 'the first lead';
    const first: string[] = [];
    const taken: string[] = [];
    await receive((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { data } = JSON.parse(body) as Received;
        const named = data.leadId ?? data.applicationId ?? '';
        if (first.length === 0 && data.leadId) first.push(named);
        const isRefused = named === first[0];
        taken.push(isRefused ? refused : named);
        response.writeHead(isRefused ? 500 : 204).end();
      });
    });
    await submitLead(server, 'young1@example.ca');
    await vi.waitFor(() => expect(taken).toContain(refused), WAIT);
    await submitLead(server, 'young2@example.ca');
    const { applicationId } = await startOne();
    await vi.waitFor(() => {
      expect(taken).toContain(applicationId);
      expect(new Set(taken).size).toBeGreaterThanOrEqual(3);
    }, WAIT);
  });

  it('that are forged are refused by the sample receiver in the documentation', async () => {
    await receiveAsDocumented();
    const { port } = receivers[0]!.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
      body: '{}',
    });
    expect(response.status).toBe(400);
  });

  it.each<[string, RequestListener]>([
    ['answers 500', (_, response) => response.writeHead(500).end()],
    ['breaks the connection', (request) => request.socket.destroy()],
    ['redirects elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('arrive when a receiver that %s has recovered', async (_, error) => {
    const [bodies, ids]: [Received[], string[]] = [[], []];
    let broken = true;
    let refused = 0;
    await receive((request, response) => {
      if (broken) {
        refused += 1;
        error(request, response);
        return;
      }
      ids.push(String(request.headers['webhook-id']));
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        bodies.push(JSON.parse(text) as Received);
        response.writeHead(200).end();
      });
    });
    const { applicationId } = await startOne();
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0), WAIT);
    broken = false;
    await vi.waitFor(async () => {
      server.clock.advance(HOUR_MS / SECOND_MS);
      await wake();
      expect(bodies.map(({ data }) => data.applicationId)).toContain(applicationId);
    }, WAIT);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('wait for a slow receiver without delaying others', async () => {
    const waiting: ServerResponse[] = [];
    await receive((_, response) => waiting.push(response));
    const { taken } = await receiveAsDocumented();
    const { applicationId } = await startOne();
    await vi.waitFor(() => expect(taken.map(({ data }) => data.applicationId)).toContain(applicationId), WAIT);
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0), WAIT);
    for (const response of waiting) response.writeHead(200).end();
    await vi.waitFor(async () => expect(await statesOf()).toEqual(['delivered']), WAIT);
  });

  it('reach the other receivers, however many events wait for a slow one', async () => {
    const waiting: ServerResponse[] = [];
    await receive((_, response) => waiting.push(response));
    const { taken } = await receiveAsDocumented();
    await startOne();
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0), WAIT);
    for (let more = 0; more < 6; more += 1) {
      const { applicationId } = await startOne();
      await vi.waitFor(() => expect(taken.map(({ data }) => data.applicationId)).toContain(applicationId), WAIT);
      bodyOf(await browser.call(withdrawApplication, { params: { applicationId } }));
    }
    expect([waiting[0]?.writableEnded, waiting[0]?.destroyed]).toEqual([false, false]);
    await vi.waitFor(async () => {
      for (const response of waiting.splice(0)) response.writeHead(200).end();
      expect(await statesOf()).toEqual(['delivered']);
    }, WAIT);
  });

  it('preserve the order of an application while its first event meets a receiver that is down', async () => {
    const kinds: string[] = [];
    let refusals = 3;
    await receive((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        refusals -= 1;
        if (refusals >= 0) return void response.writeHead(503).end();
        kinds.push((JSON.parse(text) as Received).type);
        response.writeHead(204).end();
      });
    });
    const { applicationId } = await startOne();
    bodyOf(await browser.call(withdrawApplication, { params: { applicationId } }));
    await vi.waitFor(async () => {
      server.clock.advance(HOUR_MS / SECOND_MS);
      await wake();
      expect(kinds.slice(-2)).toEqual(['application.created', 'application.withdrawn']);
    }, WAIT);
  });

  it('count as failed when no receiver is listening', async () => {
    const holder = createServer();
    const port = await listen(holder);
    await close(holder);
    await addEndpoint(port);
    await startOne();
    await vi.waitFor(() => expect(alertedFailuresOf('webhook')).toContain('no answer'), WAIT);
  });

  it('arrive after the process that sent them died', async () => {
    const { id, taken } = await receiveAsDocumented();
    const { applicationId } = await startOne();
    await vi.waitFor(() => expect(taken.map(({ data }) => data.applicationId)).toContain(applicationId), WAIT);
    const count = taken.length;
    expect(await replayAndDie(id)).not.toHaveLength(0);
    server.clock.advance((2 * MINUTE_MS) / SECOND_MS);
    await wake();
    await vi.waitFor(async () => expect(await statesOf()).toEqual(['delivered']), WAIT);
    expect(taken).toHaveLength(count);
  });

  it('are given up after days, and resent on request', async () => {
    let works = false;
    let tries = 0;
    const ids: string[] = [];
    const { id } = await receive((request, response) => {
      tries += 1;
      if (works) ids.push(String(request.headers['webhook-id']));
      response.writeHead(works ? 200 : 500).end();
    });
    await startOne();
    const started = server.clock.now();
    await vi.waitFor(async () => {
      server.clock.advance(DAY_MS / 8 / SECOND_MS);
      await wake();
      expect(await statesOf()).toEqual(['failed']);
    }, WAIT);
    expect(server.clock.now().getTime() - started.getTime()).toBeGreaterThan(4 * DAY_MS);
    expect(tries).toBeGreaterThanOrEqual(11);

    works = true;
    const since = new Date(0);
    const replayed = await replayDeliveries(server.context.database.query, {
      endpointId: id,
      since,
      at: server.clock.now(),
    });
    await wake();
    await vi.waitFor(async () => expect(await statesOf()).toEqual(['delivered']), WAIT);
    expect(ids).toHaveLength(replayed);
  });
});
