import { execFile, type ExecFileException } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CashFlow } from '@portal/contract/application/cash-flow';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { sampleStatements } from '@portal/statements/corpus/whole-statements';
import { root } from './paths.mjs';

const run = promisify(execFile);

test(
  'statements are read without a server: one line of JSON each, with its rows and totals',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'statements-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [statement] = sampleStatements;
    if (!statement) throw new Error('The corpus is empty');
    const [file, other] = [join(folder, 'statement.pdf'), join(folder, 'other.pdf')];
    await writeFile(file, await statement.make());
    await writeFile(other, 'no PDF');

    const absent = join(folder, 'absent.pdf');
    const command = [join(root, 'scripts/tasks/read-statement.ts'), '--cash-flow', absent, file, other];
    // Exits with an error that names only the missing file.
    const ended = await run(process.execPath, command).catch((error: unknown) => error as ExecFileException);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(absent) as string });
    const [missing, first, second, last, ...rest] = String(ended.stdout)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(missing).toMatchObject({ file: absent, state: 'notRecognised', reason: 'failed', accounts: [] });
    const [truth] = statement.accounts();
    expect(first).toMatchObject({
      file,
      state: 'read',
      bank: statement.bank,
      accounts: [
        {
          proof: 'proven',
          openingCents: truth?.openingCents,
          closingCents: truth?.closingCents,
          transactions: truth?.transactions.map(({ date, cents }, row) => ({ date, cents, row })),
        },
      ],
    });
    expect(second).toMatchObject({ file: other, state: 'notRecognised', accounts: [] });
    const { cashFlow } = last as { cashFlow: CashFlow };
    const sides = (sign: 1 | -1) =>
      (truth?.transactions ?? []).reduce((sum, { cents }) => sum + Math.max(0, cents * sign), 0);
    const total = (centsOf: (month: CashFlow['overall']['months'][number]) => number | null) =>
      cashFlow.overall.months.reduce((sum, month) => sum + (centsOf(month) ?? 0), 0);
    expect(total(({ depositsCents }) => depositsCents)).toBe(sides(1));
    expect(total(({ withdrawalsCents }) => withdrawalsCents)).toBe(sides(-1));
    expect(cashFlow.accounts[0]?.months[0]?.deposits.from).toMatchObject([{ statementId: file, account: 0 }]);
    expect(cashFlow.notCounted.map(({ statementId, reason }) => [statementId, reason])).toEqual([
      [absent, 'notRead'],
      [other, 'notRead'],
    ]);
    expect(rest).toEqual([]);
  },
  MINUTE_MS,
);
