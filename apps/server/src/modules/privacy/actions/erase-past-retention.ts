import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { RetentionPeriod } from '../../../platform/database/retention-classes.ts';
import {
  type ApplicationEnding,
  deleteApplications,
  deleteBankDataPast,
  deleteStatementRowsPast,
  takeApplicationsPast,
  takeErasedApplications,
} from '../storage/erase-applications.ts';
import { eraseCustomer, takeAccountsPast } from '../storage/erase-customer.ts';
import {
  auditEntriesPast,
  deleteConsentsPast,
  deleteErasedCustomersPast,
  deleteLeadsPast,
  deleteReferralsPast,
  deleteStaffPeoplePast,
} from '../storage/erase-records.ts';

type EraseBatch = (tx: Transaction, past: { before: Date; limit: number; at: Date }) => Promise<number>;

const eraseApplications =
  (ending: ApplicationEnding): EraseBatch =>
  async (tx, { before, limit, at }) => {
    const ids = await takeApplicationsPast(tx, { ending, before, limit });
    await deleteApplications(tx, ids, at);
    return ids.length;
  };

/** One function per retention class. The order matters: accounts are empty only after their applications are erased. */
const erasures = (): readonly (readonly [RetentionPeriod, EraseBatch])[] => [
  ['unfinished', eraseApplications('unfinished')],
  ['declined', eraseApplications('declined')],
  ['funded', eraseApplications('funded')],
  ['bankData', (tx, past) => deleteBankDataPast(tx, past)],
  ['bankData', (tx, past) => deleteStatementRowsPast(tx, past)],
  ['lead', (tx, past) => deleteLeadsPast(tx, past)],
  ['referral', (tx, past) => deleteReferralsPast(tx, past)],
  [
    'account',
    async (tx, { before, limit, at }) => {
      const ids = await takeAccountsPast(tx, { before, limit });
      for (const id of ids) await eraseCustomer(tx, id, at);
      return ids.length;
    },
  ],
  ['consent', (tx, past) => deleteErasedCustomersPast(tx, past)],
  ['consent', (tx, past) => deleteConsentsPast(tx, past)],
  ['audit', auditEntriesPast()],
  ['audit', (tx, past) => deleteStaffPeoplePast(tx, past)],
];

export async function eraseAllPastRetention(context: Context, signal: AbortSignal): Promise<void> {
  const { clock, config, database } = context;
  const at = clock.now();
  const eraseAll = (erase: (tx: Transaction) => Promise<number>) =>
    inBatches(() => database.transaction(erase), signal);

  await eraseAll(async (tx) => {
    const ids = await takeErasedApplications(tx, BATCH);
    await deleteApplications(tx, ids, at);
    return ids.length;
  });
  for (const [period, erase] of erasures()) {
    const before = new Date(at.getTime() - config.retentionDays[period] * DAY_MS);
    await eraseAll((tx) => erase(tx, { before, limit: BATCH, at }));
  }
}
