import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFERRAL_LIFETIME_MS, SECOND_MS } from '@portal/contract/constants';
import { createReferral } from '@portal/contract/operations/partner';
import { getOverview, withdrawConsent } from '@portal/contract/operations/privacy';
import { acceptReferral } from '@portal/contract/operations/referral';
import { closeApplication, listKeys } from '@portal/contract/operations/staff';
import { listReferrals } from '@portal/contract/operations/staff/referrals';
import { prepare, reach, submit } from '../../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { bodyOf, openProgram, signUp, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openPartner, openStaffKey } from '../../../../../test/test-keys.ts';

describe.each(ordinaryDatabases())('the lender’s view of referrals on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openProgram(server, (await openStaffKey(server)).key);
  });
  afterAll(() => server.close());

  const listed = async (partnerId: string, query: Record<string, string> = {}) =>
    bodyOf(await staff.call(listReferrals, { params: { partnerId }, query }));

  async function refer(partner: TestBrowser, body: object): Promise<{ referralId: string; token: string }> {
    const headers = { 'idempotency-key': server.context.random.uuid() };
    const { referralId, link } = bodyOf(await partner.call(createReferral, { headers, body }));
    return { referralId, token: new URL(link).searchParams.get('referral') ?? '' };
  }

  it('shows what became of a referral, from its link to the outcome, and what is left after consent is withdrawn', async () => {
    const { partnerId, key } = await openPartner(server);
    const { referralId, token } = await refer(openProgram(server, key), {
      businessInfo: { companyName: 'Quai 12' },
      partnerReference: 'LB-1042',
    });
    const referral = async () => (await listed(partnerId)).referrals[0];
    const createdAt = server.clock.now();
    expect(await referral()).toEqual({
      referralId,
      partnerReference: 'LB-1042',
      businessName: 'Quai 12',
      stage: 'sent',
      createdAt: createdAt.toISOString(),
      expiresAt: new Date(createdAt.getTime() + REFERRAL_LIFETIME_MS).toISOString(),
      acceptedAt: null,
      application: null,
    });

    const { browser } = await signUp(server, 'quai12@example.ca');
    const agreed = { acceptedReferral: true, acceptedTerms: true, language: 'fr', token };
    await browser.call(acceptReferral, { body: agreed });
    expect(await referral()).toMatchObject({ stage: 'accepted', acceptedAt: createdAt.toISOString() });

    const applicationId = await prepare(browser);
    const started = { applicationId, reference: null, status: 'incomplete', outcome: null, submittedAt: null };
    expect(await referral()).toMatchObject({ stage: 'started', application: started });

    const { reference } = await submit(browser, await reach(server, browser, applicationId, 'review'));
    expect(await referral()).toMatchObject({
      stage: 'submitted',
      application: { applicationId, reference, outcome: null, submittedAt: server.clock.now().toISOString() },
    });

    await staff.call(closeApplication, { params: { applicationId }, body: { outcome: 'funded' } });
    expect(await referral()).toMatchObject({
      stage: 'closed',
      application: { reference, status: 'closed', outcome: 'funded' },
    });

    const { consents } = bodyOf(await browser.call(getOverview));
    const consentId = consents.find((consent) => consent.kind === 'partnerReferral')?.consentId ?? '';
    await browser.call(withdrawConsent, { params: { consentId } });
    expect(await referral()).toMatchObject({ stage: 'noApplication', application: null });
  });

  it('lists the referrals of one partner in pages, and only its keys', async () => {
    const { partnerId, key } = await openPartner(server);
    const other = await openPartner(server);
    await refer(openProgram(server, other.key), {});
    const made: string[] = [];
    for (const companyName of ['One', 'Two', 'Three'])
      made.unshift((await refer(openProgram(server, key), { businessInfo: { companyName } })).referralId);
    const first = await listed(partnerId, { limit: '2' });
    const second = await listed(partnerId, { limit: '2', after: first.next ?? '' });
    expect([first, second].map(({ referrals }) => referrals.map(({ referralId }) => referralId))).toEqual([
      made.slice(0, 2),
      made.slice(2),
    ]);
    expect(second.next).toBeNull();

    const { keys } = bodyOf(await staff.call(listKeys, { query: { partnerId } }));
    expect(keys.map((each) => each.partnerId)).toEqual([partnerId]);
    const unknown = { params: { partnerId: server.context.random.uuid() } };
    expect((await staff.call(listReferrals, unknown)).status).toBe(404);
  });

  it('records who read which partner’s list', async () => {
    const { partnerId, key } = await openPartner(server);
    await refer(openProgram(server, key), { businessInfo: { companyName: 'Has none' } });
    const entries = () =>
      server.context.database.query
        .selectFrom('audit_entry')
        .select('row_id')
        .where('operation', '=', 'Staff_ListReferrals')
        .orderBy('id')
        .execute();
    const before = (await entries()).length;
    await staff.call(listReferrals, { params: { partnerId } });
    expect((await entries()).slice(before)).toEqual([{ row_id: partnerId }]);
  });

  it('shows that an unopened link has expired', async () => {
    const { partnerId, key } = await openPartner(server);
    await refer(openProgram(server, key), {});
    server.clock.advance(REFERRAL_LIFETIME_MS / SECOND_MS);
    expect((await listed(partnerId)).referrals).toMatchObject([{ stage: 'expired', acceptedAt: null }]);
  });
});
