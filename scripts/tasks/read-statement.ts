// Reads statements without a server, one line of JSON for each: `npm run -s read-statement -- FILE…`.
import { readFile } from 'node:fs/promises';
import { productDay } from '@portal/contract/application/statement-window';
import { createPdfReader } from '../../apps/server/src/modules/revenue/pdf/pdf-reader.ts';
import { isLeftToPictures } from '../../apps/server/src/modules/revenue/pdf/pdf-verdict.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run -s read-statement -- FILE…');
  process.exit(1);
}

const reader = createPdfReader();
const today = productDay(new Date());

/** Pages of a scan, which have no text, are read from their pictures. */
async function read(file: string) {
  const load = async () => new Uint8Array(await readFile(file));
  const found = await reader.read(load, today, 'slow');
  return (isLeftToPictures(found) ? await reader.read(load, today, 'pictures') : found).reading;
}

function unread(file: string, reason: string) {
  return { file, state: 'notRecognised', reason, bank: null, periods: [], accounts: [] };
}

/** What the rows are checked against is of no use to a reader, who gets what came of it. */
function shown<Account extends { checks?: unknown }>({ checks: _checks, ...account }: Account) {
  return account;
}

async function describe(file: string): Promise<object> {
  const reading = await read(file);
  if (reading.state === 'read') {
    const { state, bank, periods, isCreditCard, accounts, pagesNotCounted = [] } = reading;
    return { file, state, bank, isCreditCard, periods, pagesNotCounted, accounts: accounts.map(shown) };
  }
  const { bank, accounts } = reading.unproven ?? { bank: null, accounts: [] };
  return { ...unread(file, reading.reason), bank, accounts: accounts.map(shown) };
}

for (const file of files) {
  try {
    console.log(JSON.stringify(await describe(file)));
  } catch (error) {
    // A line for each file, so that nobody looks for the one that is missing.
    console.log(JSON.stringify(unread(file, 'failed')));
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
process.exit();
