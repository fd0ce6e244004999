import type { LoginSeed, PlannedAccount } from '../businesses/accounts.ts';
import { guidOf } from '../businesses/seeded.ts';
import { monthBefore } from '../businesses/calendar.ts';
import { statementPdf } from './statement-pdf.ts';

const MONTHS = new Map([
  ['MostRecent', 1],
  ['Months3', 3],
  ['Months12', 12],
]);

export async function statementReplies(
  accounts: readonly PlannedAccount[],
  seed: LoginSeed,
  today: string,
  numberOfStatements: string,
  bankName: string,
) {
  const months = MONTHS.get(numberOfStatements) ?? 1;
  return Promise.all(
    accounts.map(async (account) => {
      const start = account.movements[0]?.day ?? today;
      const periods = Array.from({ length: months }, (_, index) => monthBefore(today, index + 1)).filter(
        ({ last }) => last >= start,
      );
      return {
        AccountNumber: account.number,
        Statements: await Promise.all(
          periods.map(async (period) => ({
            UniqueId: guidOf('statement', seed.seed, account.plan.key, period.first),
            FileType: 'PDF',
            Base64Bytes: Buffer.from(await statementPdf(account, seed, period, bankName)).toString('base64'),
          })),
        ),
      };
    }),
  );
}
