import { foldForComparison } from '@portal/contract/fields/text';
import type { MatchValue } from '@portal/contract/staff/matches';
import type { ReadAccount } from '@portal/statements/rows/read-accounts';
import { lastDigitsOf } from './known-account.ts';

/** Fewer rows in a month than this may be equal by chance. */
const ROWS_AT_LEAST = 5;
const DIGITS_AT_LEAST = 4;

interface ReadPaper {
  state: string;
  holder?: string | null;
  accounts?: readonly ReadAccount[];
  unproven?: { accounts: readonly ReadAccount[] };
}

export function matchValuesOfReading({ holder = null, accounts, unproven }: ReadPaper): MatchValue[] {
  const read = accounts ?? unproven?.accounts ?? [];
  return [...ofHolder(holder), ...read.flatMap((each) => [...ofAccount(each.account, holder), ...ofRows(each)])];
}

export function matchValuesOfAccount(number: string, holder: string | undefined): MatchValue[] {
  return [...ofHolder(holder), ...ofAccount(lastDigitsOf(number), holder)];
}

function ofHolder(holder: string | null | undefined): MatchValue[] {
  const name = foldForComparison(holder ?? '');
  return name === '' ? [] : [{ kind: 'holder', value: name }];
}

/** Statements print only the last digits, which identify an account together with its holder. */
function ofAccount(digits: string | null, holder: string | null | undefined): MatchValue[] {
  const [name, last] = [foldForComparison(holder ?? ''), digits?.slice(-DIGITS_AT_LEAST) ?? ''];
  return name === '' || last.length < DIGITS_AT_LEAST ? [] : [{ kind: 'account', value: `${last} ${name}` }];
}

function ofRows({ transactions }: ReadAccount): MatchValue[] {
  return [...Map.groupBy(transactions, ({ date }) => date.slice(0, 7)).values()]
    .filter((rows) => rows.length >= ROWS_AT_LEAST)
    .map((rows) => {
      const printed = rows.map(({ date, cents }) => `${date} ${String(cents)}`).toSorted();
      return { kind: 'rows', value: printed.join('\n') };
    });
}
