import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey, createPartner, listKeys, listPartners, revokeKey } from '@portal/contract/operations/staff';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { openBrowser, openProgram, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { openFirstStaffKey } from '../../actions/keys.ts';

const BOOTSTRAP_KEY = 'the-first-key-of-this-lender-0123456789';

describe.each(ordinaryDatabases())('keys on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openProgram(server, (await openStaffKey(server)).key);
  });
  afterAll(() => server.close());

  const auditOf = (requestId: string) =>
    server.context.database.query
      .selectFrom('audit_entry')
      .innerJoin('api_key', 'api_key.id', 'audit_entry.key_id')
      .select(['api_key.name', 'operation', 'row_id', 'status', 'at'])
      .where('request_id', '=', requestId)
      .orderBy('audit_entry.id')
      .execute();

  const newestAudit = async () => {
    const { query } = server.context.database;
    const entry = await query.selectFrom('audit_entry').select('request_id').orderBy('id', 'desc').limit(1).execute();
    return auditOf(entry[0]?.request_id ?? '');
  };

  it('works until it is revoked, and stops immediately', async () => {
    const { body: response } = await staff.call(createKey, {
      body: { scope: 'staff', name: ' CRM ', partnerId: null },
    });
    expect(response).toMatchObject({ scope: 'staff', name: 'CRM', lastUsedAt: null, revokedAt: null });
    expect(response.key).toMatch(/^staff_[\w-]{43}$/u);
    const program = openProgram(server, response.key);
    const own = (await program.call(listKeys)).body.keys.find(({ keyId }) => keyId === response.keyId);
    expect(own?.lastUsedAt).toBe(server.clock.now().toISOString());
    const revoked = (await staff.call(revokeKey, { params: { keyId: response.keyId } })).body;
    expect(revoked.revokedAt).toBe(server.clock.now().toISOString());
    expect((await program.call(listKeys)).status).toBe(401);
    server.clock.advance(60);
    expect((await staff.call(revokeKey, { params: { keyId: response.keyId } })).body).toEqual(revoked);
  });

  it('is stored only as a keyed hash, and appears in no list', async () => {
    const { body: response } = await staff.call(createKey, {
      body: { scope: 'staff', name: 'Secret', partnerId: null },
    });
    const rows = await server.context.database.query.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(response.key.slice(6));
    expect((await staff.call(listKeys)).response.body).not.toContain(response.key.slice(6));
  });

  it('names its partner if and only if it is a partner key', async () => {
    const { partnerId } = (await staff.call(createPartner, { body: { name: 'Laurentian Brokers' } })).body;
    const make = (scope: 'staff' | 'partner', partner?: string | null) =>
      staff.call(createKey, { body: { scope, name: 'A key', partnerId: partner } });
    expect((await make('partner', partnerId)).body.partnerId).toBe(partnerId);
    expect((await make('staff')).body.partnerId).toBeNull();
    const missing = { code: 'errorValidation', errors: [{ path: 'partnerId', key: 'errors.errorValidation' }] };
    expect((await make('partner', null)).problem).toMatchObject(missing);
    expect((await make('partner')).problem).toMatchObject(missing);
    expect((await make('staff', partnerId)).problem.code).toBe('errorValidation');
    expect((await make('partner', server.context.random.uuid())).problem.code).toBe('errorNotFound');
  });

  it('is listed in pages, newest first', async () => {
    const all = (await staff.call(listKeys, { query: { limit: '100' } })).body.keys.map(({ keyId }) => keyId);
    expect(all.toSorted().toReversed()).toEqual(all);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(after === null ? {} : { after }) };
      const { keys, next } = (await staff.call(listKeys, { query })).body;
      seen.push(...keys.map(({ keyId }) => keyId));
      after = next;
    } while (after !== null);
    expect(seen).toEqual(all);
    for (const limit of ['0', '101', '-1', 'x'])
      expect((await staff.call(listKeys, { query: { limit } })).status).toBe(422);
  });

  it('is unique per partner name, whatever its spelling', async () => {
    const add = (name: string) => staff.call(createPartner, { body: { name } });
    const { partnerId } = (await add('Prêts Boréal inc.')).body;
    expect((await add('PRETS BOREAL INC')).problem.code).toBe('errorAlreadyExists');
    const { partners } = (await staff.call(listPartners)).body;
    expect(partners.filter(({ name }) => name === 'Prêts Boréal inc.').map((each) => each.partnerId)).toEqual([
      partnerId,
    ]);
  });

  it('is recorded in the audit trail: caller, operation, row and response', async () => {
    const { keyId } = (await staff.call(createKey, { body: { scope: 'staff', name: 'Trail', partnerId: null } })).body;
    const at = server.clock.now();
    expect(await newestAudit()).toEqual([
      { name: 'test', operation: 'Staff_CreateKey', row_id: null, status: 200, at },
      { name: 'test', operation: 'Staff_CreateKey', row_id: keyId, status: 200, at },
    ]);
    const invented = server.context.random.uuid();
    const { problem } = await staff.call(revokeKey, { params: { keyId: invented } });
    expect(await auditOf(problem.requestId ?? '')).toEqual([
      { name: 'test', operation: 'Staff_RevokeKey', row_id: invented, status: 404, at },
    ]);
  });

  it('has its own limit of calls per minute', async () => {
    const limited = await openTestServer(kind, { environment: { REQUESTS_PER_KEY_PER_MINUTE: '3' } });
    const call = async (key: string) => {
      const program = openBrowser(limited);
      program.accessToken = key;
      return (await program.call(listKeys)).response;
    };
    const [one, another] = [await openStaffKey(limited), await openStaffKey(limited)];
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await call(one.key)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await call(one.key)).headers['retry-after']).toBe('60');
    expect((await call(another.key)).statusCode).toBe(200);
    limited.clock.advance(60);
    expect((await call(one.key)).statusCode).toBe(200);
    await limited.close();
  });

  it('is first created from the configuration, and stays revoked', async () => {
    const configured = await openTestServer(kind, { environment: { PORTAL_BOOTSTRAP_KEY: BOOTSTRAP_KEY } });
    const program = openBrowser(configured);
    program.accessToken = BOOTSTRAP_KEY;
    expect((await program.call(listKeys)).status).toBe(401);
    await Promise.all([openFirstStaffKey(configured.context), openFirstStaffKey(configured.context)]);
    const { keys } = (await program.call(listKeys)).body;
    expect(keys).toMatchObject([{ name: 'bootstrap', scope: 'staff' }]);
    await program.call(revokeKey, { params: { keyId: keys[0]?.keyId ?? '' } });
    expect(await openFirstStaffKey(configured.context)).toBeUndefined();
    expect((await program.call(listKeys)).status).toBe(401);
    await configured.close();
  });

  it('is created in development while there is none', async () => {
    const fresh = await openTestServer(kind);
    const key = await openFirstStaffKey(fresh.context);
    const program = openBrowser(fresh);
    program.accessToken = key;
    expect((await program.call(listKeys)).status).toBe(200);
    expect(await openFirstStaffKey(fresh.context)).toBeUndefined();
    await fresh.close();
  });

  it.each([
    ['/api/partner', 'Partner_CreateReferral', 'Staff_CreateKey'],
    ['/api/staff', 'Staff_CreateKey', 'Partner_CreateReferral'],
  ])('comes with a reference page at %s that runs under the content security policy', async (root, own, ofOthers) => {
    const get = (url: string) => server.app.inject({ url });
    const page = await get(root);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(own);
    expect(page.body).not.toContain(ofOthers);
    expect(page.body).not.toMatch(/style=|<script>|onclick=/u);
    expect(page.body).toContain('href="/favicon.svg"');
    const linked = [...page.body.matchAll(/ (?:href|src)="(\/api\/[^"]+)"/gu)].map(([, url = '']) => url);
    expect(linked).toHaveLength(3);
    for (const url of linked) expect((await get(url)).statusCode, url).toBe(200);
    const names = [...page.body.matchAll(/href="#([^"]+)"/gu)].map(([, name = '']) => name);
    expect(names.filter((name) => !page.body.includes(`id="${name}"`))).toEqual([]);
    const document = (await get(`${root}/openapi.json`)).json<{ servers: object[] }>();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: server.context.config.publicUrl }] });
  });

  it('redirects the former reference address to the partners’ page', async () => {
    const { statusCode, headers } = await server.app.inject({ url: '/api/partners-and-staff' });
    expect([statusCode, headers.location]).toEqual([308, '/api/partner']);
  });
});
