import fc from 'fast-check';
import { afterAll, beforeAll, expect, describe, test } from 'vitest';
import { applicationSteps, stepIndex } from '@portal/contract/application/steps';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import { ordinaryDatabases, openTestDatabase } from '../../../../test/database/databases.ts';
import type { Database } from '../../../platform/database/index.ts';
import { insertCustomer } from '../../customer/index.ts';
import { mayWrite } from '../domain/progress.ts';
import { insertApplication, updateStep } from './applications.ts';

const own = {
  applicationId: '00000000-0000-4000-8000-000000000001',
  customerId: '00000000-0000-4000-8000-000000000002',
};
const at = new Date('2026-02-10T14:00:00Z');

/** Excludes review, which only the submission writes: it locks the row and applies the rule itself. */
const savedSteps = applicationSteps.slice(0, stepIndex('review'));

const near = (bound: number) =>
  fc.oneof(fc.integer({ min: bound - 2, max: bound + 2 }), fc.integer({ min: 0, max: 2 * bound }));

const progress = fc.record({
  reached_step: fc.constantFrom(...applicationSteps),
  funding: fc.option(
    fc.record({ requestAmount: fc.constant(80_000), annualRevenue: near(MINIMUM_ANNUAL_REVENUE_CAD) }),
  ),
  age: fc.option(fc.record({ months: near(MINIMUM_MONTHS_IN_BUSINESS) })),
  revenue_confirmed_at: fc.option(fc.constant(at)),
});

describe.each(ordinaryDatabases())('permission to write a step, on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.transaction(async (tx) => {
      const email = 'somebody@bakery.example.ca';
      await insertCustomer(tx, { id: own.customerId, email, language: 'en', createdAt: at });
      await insertApplication(tx, {
        id: own.applicationId,
        customer_id: own.customerId,
        status: 'incomplete',
        experience_type: 'standard',
        created_with: 'account',
        banking_required: true,
        current_step: 'welcome',
        reached_step: 'welcome',
        version: 0,
        drafts: '{}',
        created_at: at,
        updated_at: at,
      });
    });
  });
  afterAll(() => database.close());

  test('is the same in the rule and in the SQL statement', async () => {
    await fc.assert(
      fc.asyncProperty(progress, fc.constantFrom(...savedSteps), async (held, step) => {
        const isWritten = await database.transaction(async (tx) => {
          await tx
            .updateTable('application')
            .set({
              ...held,
              version: 0,
              funding: held.funding && JSON.stringify(held.funding),
              age: held.age && JSON.stringify(held.age),
            })
            .where('id', '=', own.applicationId)
            .execute();
          const write = { ...own, version: 0, step, columns: {}, at };
          return (await updateStep(tx, write, 'step')) !== undefined;
        });
        expect(isWritten).toBe(mayWrite(step, held));
      }),
      { numRuns: 300 },
    );
  });
});
