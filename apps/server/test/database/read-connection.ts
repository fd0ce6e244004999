import type { DepositAnalysis } from '@portal/contract/bank/deposit-analysis';
import type { Insertable } from 'kysely';
import type { BankConnectionTable } from '../../src/platform/database/schema.ts';
import { hashesOfLogin, sealAnalysis, sealLogin } from '../../src/modules/revenue/storage/bank-seals.ts';
import type { TestServer } from '../test-context.ts';

const analysis: DepositAnalysis = {
  currency: 'CAD',
  coveredFrom: '2025-12-20',
  coveredTo: '2026-02-10',
  months: [{ month: '2026-01', isFull: true, revenueCents: 2_150_000, depositCount: 14, leftOutCents: 50_000 }],
  leftOut: [{ date: '2026-01-08', description: 'TFR FROM SAVINGS', amountCents: 50_000, reason: 'ownTransfer' }],
  averageMonthlyCents: 2_150_000,
  trend: 'unknown',
  comparison: { statedAnnualCents: 24_000_000, estimatedAnnualCents: 25_800_000, percentOfStated: 107 },
};

export async function saveReadConnection(
  { context }: TestServer,
  applicationId: string,
  {
    vault = context.vault,
    ...change
  }: Partial<Insertable<BankConnectionTable>> & { vault?: typeof context.vault } = {},
): Promise<string> {
  const [id, at] = [context.random.uuid(), context.clock.now()];
  const [loginHash = ''] = hashesOfLogin(vault, id);
  await context.database.query
    .insertInto('bank_connection')
    .values({
      id,
      application_id: applicationId,
      state: 'read',
      institution: 'Maple Bank',
      login_sealed: sealLogin(vault, id),
      login_hash: loginHash,
      analysis_sealed: sealAnalysis(vault, analysis),
      covered_from: analysis.coveredFrom,
      covered_to: analysis.coveredTo,
      connected_at: at,
      read_at: at,
      ...change,
    })
    .execute();
  return id;
}
