import type { AccountFlow, CashFlowSignal, LinkedAccount } from '@portal/contract/application/cash-flow';
import { foldDescription } from '../bank-words.ts';
import { isTransfer } from '../classify-rows.ts';
import { count, type FlowRow } from './flow-source.ts';

const LAST_DIGITS = 4;
/** Reference numbers rarely share their last digits more often than this. */
const ROWS_AT_LEAST = 3;
const MONTHS_AT_LEAST = 2;

/** Transfers to other people, bills and cards mention numbers that are not accounts of the business. */
const toOthers =
  /\b(?:E-?TRANSFERT?|E-?TFR|INTERAC|WIRE|BILL|FACTURE|VISA|MASTERCARD|MC|LOAN|PRET|PAYROLL|PAIE|EFT|ELECTRONIC FUNDS)\b/u;
const accountNumber = /(?:[*•X]*\d[\d#*-]*(?: \d[\d#*-]*)*)/gu;

export function findLinkedAccounts(rows: readonly FlowRow[]): LinkedAccount[] {
  const transfers = rows.flatMap((row) => {
    const digits = linkedDigits(foldDescription(row.description));
    return digits === undefined ? [] : { digits, row };
  });
  return [...Map.groupBy(transfers, ({ digits }) => digits)].flatMap(([account, own]) => {
    const months = [...new Set(own.map(({ row }) => row.date.slice(0, 7)))].sort();
    if (own.length < ROWS_AT_LEAST || months.length < MONTHS_AT_LEAST) return [];
    return { account, months, ...count(own.map(({ row }) => row)) };
  });
}

function linkedDigits(folded: string): string | undefined {
  if (!(isTransfer(folded) || /^(?:TF|BR TO BR)\b/u.test(folded)) || toOthers.test(folded)) return undefined;
  const digits = folded.match(accountNumber)?.at(-1)?.replaceAll(/\D/gu, '') ?? '';
  return digits.length < LAST_DIGITS ? undefined : digits.slice(-LAST_DIGITS);
}

export function findAccountsNotGiven(flows: readonly AccountFlow[], given: readonly string[]): CashFlowSignal[] {
  const known = [...given, ...flows.flatMap(({ account }) => account ?? [])].map((digits) =>
    digits.slice(-LAST_DIGITS),
  );
  const linked = flows.flatMap(({ linkedAccounts = [] }) => linkedAccounts);
  return [...Map.groupBy(linked, ({ account }) => account)]
    .filter(([account]) => !known.includes(account))
    .map(([account, own]) => ({
      kind: 'accountNotGiven',
      linkedTo: account,
      months: [...new Set(own.flatMap(({ months }) => months))].sort(),
      cents: own.reduce((total, { cents }) => total + cents, 0),
    }));
}
