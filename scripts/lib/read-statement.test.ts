import { execFile, type ExecFileException } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { sampleStatements } from '../../apps/server/test/statement-corpus/whole-statements.ts';
import { root } from './paths.mjs';

const run = promisify(execFile);

test(
  'statements are read without a server: a line of JSON for each, with its rows',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'statements-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [statement] = sampleStatements;
    if (!statement) throw new Error('The corpus is empty');
    const [file, other] = [join(folder, 'statement.pdf'), join(folder, 'other.pdf')];
    await writeFile(file, await statement.make());
    await writeFile(other, 'no PDF');

    const absent = join(folder, 'absent.pdf');
    const command = [join(root, 'scripts/tasks/read-statement.ts'), absent, file, other];
    // It ends with an error, and says it of the one file that is not there.
    const ended = await run(process.execPath, command).catch((error: unknown) => error as ExecFileException);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(absent) as string });
    const [missing, first, second, ...rest] = String(ended.stdout)
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
          transactions: truth?.transactions.map(({ date, cents }) => ({ date, cents })),
        },
      ],
    });
    expect(second).toMatchObject({ file: other, state: 'notRecognised', accounts: [] });
    expect(rest).toEqual([]);
  },
  MINUTE_MS,
);
