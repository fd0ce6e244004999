import { z } from 'zod';
import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import type { RetentionPeriod } from '../retention-classes.ts';
import {
  type ApplicationEnding,
  deleteApplications,
  deleteBankDataPast,
  takeApplicationsPast,
  takeErasedApplications,
} from '../storage/erase-applications.ts';
import { eraseCustomer, takeAccountsPast } from '../storage/erase-customer.ts';
import {
  deleteAuditEntriesPast,
  deleteConsentsPast,
  deleteErasedCustomersPast,
  deleteLeadsPast,
  deleteReferralsPast,
} from '../storage/erase-records.ts';

/** Rows erased in one transaction. */
const BATCH = 100;
const EXPIRE_SECONDS = 600;

const erasePastRetention = defineJob({
  name: 'erase-past-retention',
  payload: z.unknown(),
  cron: '11 5 * * *',
  expireSeconds: EXPIRE_SECONDS,
  retry: { limit: 3 },
});

/** Erases what is past its period, every day. A stop or a crash loses nothing: the next run goes on. */
export function handleErasePastRetention(context: Context): JobHandler {
  return handleJob(erasePastRetention, (_, { signal }) => eraseAllPastRetention(context, signal));
}

type EraseBatch = (tx: Transaction, past: { before: Date; limit: number; at: Date }) => Promise<number>;

const eraseApplications =
  (ending: ApplicationEnding): EraseBatch =>
  async (tx, { before, limit, at }) => {
    const ids = await takeApplicationsPast(tx, { ending, before, limit });
    await deleteApplications(tx, ids, at);
    return ids.length;
  };

/** One batch of each class, in an order in which later ones find what earlier ones left. */
const erasures: readonly (readonly [RetentionPeriod, EraseBatch])[] = [
  ['unfinished', eraseApplications('unfinished')],
  ['declined', eraseApplications('declined')],
  ['funded', eraseApplications('funded')],
  ['bankData', (tx, past) => deleteBankDataPast(tx, past)],
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
  ['audit', (tx, past) => deleteAuditEntriesPast(tx, past)],
];

async function eraseAllPastRetention(context: Context, signal: AbortSignal): Promise<void> {
  const { clock, config, database } = context;
  const at = clock.now();
  const inBatches = async (erase: (tx: Transaction) => Promise<number>) => {
    let erased: number;
    do erased = await database.transaction(erase);
    while (erased === BATCH && !signal.aborted);
  };

  await inBatches(async (tx) => {
    const ids = await takeErasedApplications(tx, BATCH);
    await deleteApplications(tx, ids, at);
    return ids.length;
  });
  for (const [period, erase] of erasures) {
    const before = new Date(at.getTime() - config.retentionDays[period] * DAY_MS);
    await inBatches((tx) => erase(tx, { before, limit: BATCH, at }));
  }
}
