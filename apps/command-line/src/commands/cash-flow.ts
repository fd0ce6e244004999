import { Argument, type Command, Option } from 'commander';
import type {
  AccountFlow,
  CashFlow,
  CashFlowMonth,
  CashFlowSignal,
  Counted,
} from '@portal/contract/application/cash-flow';
import type { ListedAccount, ListedStatement } from '@portal/contract/application/statement-corrections';
import {
  type Confirmable,
  confirmables,
  type PageGap,
  type StatementDoubt,
} from '@portal/contract/application/statement-transactions';
import {
  confirmStatement,
  correctTransaction,
  getCashFlow,
  listTransactions,
  staffGetApplication,
  withdrawCorrection,
} from '@portal/contract/operations/staff';
import { CommandError } from '../client.ts';
import { dollars } from '../dollars.ts';
import { facts, table } from '../output.ts';
import { CSV_OUT, saveCsv } from '../save-csv.ts';
import { toCsv } from '../to-csv.ts';
import type { Tools } from './command.ts';
import { getApplicationId, NAMED_APPLICATION } from './find-application.ts';

/** Adds what shows the rows of statements, corrects them, and sums them up. */
export function addCashFlow(applications: Command, tools: Tools): void {
  addTransactions(applications, tools);
  addCorrections(applications, tools);
  addSums(applications, tools);
}

function addTransactions(applications: Command, { client, output }: Tools): void {
  applications
    .command('transactions')
    .description('show the rows of the statements and whether their sums hold; the audit trail records the access')
    .argument('<application>', NAMED_APPLICATION)
    .option('--statement <id>', 'only this statement')
    .option('--out <file>', CSV_OUT)
    .action(async (named: string, { statement, out }: { statement?: string; out?: string }) => {
      const applicationId = await getApplicationId(client(), named);
      const statements: ListedStatement[] = [];
      for (const statementId of statement === undefined ? await statementIds(applicationId) : [statement])
        statements.push(await client().call(listTransactions, { params: { applicationId, statementId } }));

      if (out !== undefined) return saveCsv(output, out, transactionsCsv(statements));
      output.show(
        { statements },
        (found) => found.statements.map(statementText).join('\n\n') || 'There are no statements.',
      );
    });

  async function statementIds(applicationId: string): Promise<string[]> {
    const { statements } = await client().call(staffGetApplication, { params: { applicationId } });
    return statements.map(({ statementId }) => statementId);
  }
}

function statementText({ statementId, state, proof, toConfirm, confirmations, accounts }: ListedStatement): string {
  const isScan = state === 'notRecognised' && accounts.length > 0;
  const head = facts([
    ['Statement', statementId],
    ['Recognized', isScan ? 'no: its days, or its bank, are not certain either' : null],
    ['Sums', proof],
    ['To confirm', toConfirm.join(', ')],
    ['Confirmed', confirmations.map(({ what, by }) => `${what} by ${by}`).join(', ')],
  ]);
  return [head, ...accounts.map(accountText)].join('\n\n');
}

function doubtText({ kind, what, page }: StatementDoubt): string {
  return [kind, what, page === null ? '' : `page ${String(page)}`].filter(Boolean).join(' ');
}

function accountText(account: ListedAccount): string {
  return [
    facts([
      ['Account', `${String(account.position)}: ${account.account ?? 'no number'}`],
      ['Days', `${account.from} to ${account.to}`],
      ['Opening balance', dollars(account.openingCents)],
      ['Closing balance', dollars(account.closingCents)],
      ['Sums', account.proof],
      ['In doubt', account.doubt && doubtText(account.doubt)],
      ['Corrected by', account.correctedBy.join(', ')],
      ['Pages', account.pageGap && gapText(account.pageGap)],
      ['Breaks at row', account.breaksAt === null ? null : account.transactions[account.breaksAt]?.row],
      ['Version', account.version],
    ]),
    table(
      ['Row', 'Date', 'Description', 'Amount', 'Balance', 'Page', 'Correction'],
      account.transactions.map((each) => [
        each.row,
        each.date,
        each.description,
        each.isLeftOut ? `left out (${dollars(each.cents) ?? ''})` : dollars(each.cents),
        dollars(each.balanceCents),
        each.page,
        each.correctionId,
      ]),
    ),
  ].join('\n\n');
}

function gapText({ of, missing, doubled }: PageGap): string {
  const told = [
    ...(missing.length > 0 ? [`missing ${missing.join(' ')}`] : []),
    ...(doubled.length > 0 ? [`more than once ${doubled.join(' ')}`] : []),
  ];
  return `${told.join(', ')} of ${String(of)}`;
}

function transactionsCsv(statements: readonly ListedStatement[]): string {
  const rows = statements.flatMap(({ statementId, accounts }) =>
    accounts.flatMap((account) =>
      account.transactions.map((each, index) => ({
        statementId,
        position: account.position,
        account: account.account,
        proof: account.proof,
        breaksHere: index === account.breaksAt,
        ...each,
      })),
    ),
  );
  return toCsv(
    [
      'statementId',
      'position',
      'account',
      'proof',
      'row',
      'date',
      'description',
      'cents',
      'balanceCents',
      'page',
      'isLeftOut',
      'correctionId',
      'breaksHere',
    ],
    rows,
  );
}

interface CorrectionOptions {
  account: string;
  version: string;
  row?: string;
  after?: string;
  cents?: string;
  date?: string;
  description?: string;
}

function addCorrections(applications: Command, { client, output }: Tools): void {
  applications
    .command('correct')
    .description('correct a row of a statement under your name; its sums are tried again')
    .argument('<application>', NAMED_APPLICATION)
    .argument('<statement>', 'id of the statement')
    .addArgument(new Argument('<what>', 'what is wrong with it').choices(['sign', 'amount', 'leaveOut', 'add']))
    .addOption(new Option('--account <number>', 'which account of the file').default('0'))
    .requiredOption('--version <number>', 'the version of the account that you looked at')
    .option('--row <number>', 'the row; for a row to add, the one before it')
    .option('--cents <number>', 'the amount in cents; money out is negative')
    .option('--date <day>', 'day of a row to add, as YYYY-MM-DD')
    .option('--description <text>', 'description of a row to add')
    .action(async (named: string, statementId: string, what: string, options: CorrectionOptions) => {
      const params = { applicationId: await getApplicationId(client(), named), statementId };
      const correction = correctionOf(what, options);
      const body = { account: Number(options.account), version: Number(options.version), correction };
      output.show(await client().call(correctTransaction, { params, body }), statementText);
    });

  applications
    .command('confirm')
    .description('confirm under your name what could not be recognized of a statement, or take that back')
    .argument('<application>', NAMED_APPLICATION)
    .argument('<statement>', 'id of the statement')
    .addArgument(
      new Argument('<what>', 'a Canadian bank, Canadian dollars, or a deposit account').choices(confirmables),
    )
    .option('--take-back', 'it is no longer confirmed')
    .action(
      async (named: string, statementId: string, what: Confirmable, { takeBack = false }: { takeBack?: boolean }) => {
        const params = { applicationId: await getApplicationId(client(), named), statementId };
        const body = { what, confirmed: !takeBack };
        output.show(await client().call(confirmStatement, { params, body }), statementText);
      },
    );

  applications
    .command('withdraw-correction')
    .description('take a correction of a row back')
    .argument('<application>', NAMED_APPLICATION)
    .argument('<statement>', 'id of the statement')
    .argument('<correction>', 'id of the correction')
    .option('--version <number>', 'the version of the account that you looked at, to be refused if it has changed')
    .action(async (named: string, statementId: string, correctionId: string, query: { version?: string }) => {
      const params = { applicationId: await getApplicationId(client(), named), statementId, correctionId };
      output.show(await client().call(withdrawCorrection, { params, query }), statementText);
    });
}

function correctionOf(what: string, options: CorrectionOptions): object {
  if (what === 'add') return additionOf(options);
  const { row, cents } = options;
  if (row === undefined) throw new CommandError('Say which row: --row.');
  if (what !== 'amount') return { kind: what, row: Number(row) };
  return { kind: what, row: Number(row), cents: centsOf(cents) };
}

function additionOf({ row, cents, date, description }: CorrectionOptions): object {
  if (date === undefined || description === undefined)
    throw new CommandError('A row to add needs --date and --description.');
  return { kind: 'add', after: row === undefined ? null : Number(row), date, description, cents: centsOf(cents) };
}

function centsOf(cents: string | undefined): number {
  if (cents === undefined) throw new CommandError('Give the amount: --cents.');
  return Number(cents);
}

function addSums(applications: Command, { client, output }: Tools): void {
  applications
    .command('cash-flow')
    .description('show what proven rows and bank transactions add up to; the audit trail records the access')
    .argument('<application>', NAMED_APPLICATION)
    .option('--out <file>', CSV_OUT)
    .action(async (named: string, { out }: { out?: string }) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const found = await client().call(getCashFlow, { params });
      if (out !== undefined) return saveCsv(output, out, cashFlowCsv(found));
      output.show(found, cashFlowText);
    });
}

const nameOf = ({ source, bank, institution, account }: AccountFlow): string =>
  [source, institution ?? bank, account].filter((part) => part !== null).join(' ');

function cashFlowText({ accounts, overall, notCounted, signals }: CashFlow): string {
  if (accounts.length === 0 && notCounted.length === 0) return 'Nothing has been read.';
  const { largestPayer, comparison } = overall;
  return [
    facts([
      ['Monthly average (CAD)', dollars(overall.averageMonthlyRevenueCents)],
      ['Over', overall.averagedMonths.join(' ')],
      ['Trend', overall.trend],
      ['Stated annual revenue', comparison && dollars(comparison.statedAnnualCents)],
      ['Twelve times the average', comparison && dollars(comparison.estimatedAnnualCents)],
      ['Share of stated revenue (%)', comparison?.percentOfStated],
      ['Largest payer', largestPayer && `${largestPayer.payer} (${String(largestPayer.percentOfRevenue)} %)`],
      ['Last deposit', overall.lastDepositOn],
    ]),
    ...accounts.map(flowText),
    ...listText(
      ['Not counted', 'Account', 'Why'],
      notCounted.map((each) => [each.statementId ?? each.connectionOf, each.account, each.reason]),
    ),
    ...listText(
      ['What differs', 'Statement', 'Detail'],
      signals.map((each) => [each.kind, 'statementId' in each ? each.statementId : null, detailOf(each)]),
    ),
  ].join('\n\n');
}

function flowText(flow: AccountFlow): string {
  return [
    facts([
      ['Account', `${nameOf(flow)} (${flow.currency})`],
      ['Days covered', flow.covered.map(({ from, to }) => `${from} to ${to}`).join(', ')],
      ['Gaps', flow.gaps.map(({ from, to }) => `${from} to ${to}`).join(', ')],
    ]),
    table(
      ['Month', 'Whole', 'Deposits', 'Revenue', 'Withdrawals', 'Average balance', 'Lowest', 'Days < 0', 'Returned'],
      flow.months.map((each) => [
        each.month,
        each.isFull ? 'yes' : 'no',
        dollars(each.deposits.cents),
        dollars(each.revenue.cents),
        dollars(each.withdrawals.cents),
        each.balances && dollars(each.balances.averageDailyCents),
        each.balances && dollars(each.balances.lowestCents),
        each.balances?.daysBelowZero,
        `${String(each.returned.count)} (${dollars(each.returned.cents) ?? ''})`,
      ]),
    ),
    ...listText(
      ['Repaid to', 'Rhythm', 'Each', 'Times', 'From', 'To'],
      flow.repayments.map((each) => [
        each.payee,
        each.rhythm,
        dollars(each.eachCents),
        each.count,
        each.firstDay,
        each.lastDay,
      ]),
    ),
  ].join('\n\n');
}

function listText(headings: string[], rows: Parameters<typeof table>[1]): string[] {
  return rows.length === 0 ? [] : [table(headings, rows)];
}

const details = {
  sumsDoNotHold: ({ row }) => (row === null ? '' : `from row ${String(row)}`),
  pagesMissing: ({ pageGap }) => gapText(pageGap),
  doesNotChain: ({ closingCents, openingCents, nextStatementId }) =>
    `closes with ${dollars(closingCents) ?? ''}, ${nextStatementId} opens with ${dollars(openingCents) ?? ''}`,
  editedAfterMade: ({ updates }) => `saved again ${String(updates)} times`,
  otherProgram: ({ program, others }) => `${program || 'no program'}; the others: ${others || 'no program'}`,
  oddFont: ({ page, amounts }) => `page ${String(page)}: ${String(amounts)} amounts`,
  sourcesDiffer: ({ month, bankDepositsCents, statementDepositsCents }) =>
    `deposits of ${month}: bank ${dollars(bankDepositsCents) ?? ''}, statements ${dollars(statementDepositsCents) ?? ''}`,
  accountNotCovered: ({ account, months }) => `account ${account ?? 'without number'}: ${months.join(' ')}`,
} as const satisfies { [Kind in CashFlowSignal['kind']]: (signal: Extract<CashFlowSignal, { kind: Kind }>) => string };

function detailOf(signal: CashFlowSignal): string {
  return (details[signal.kind] as (signal: CashFlowSignal) => string)(signal);
}

/** The rows that a number comes from: of an account of a statement, or transactions of a connected bank. */
function rowsBehind({ from }: Counted): string {
  return from
    .map((each) =>
      'statementId' in each
        ? `${each.statementId} account ${String(each.account)} rows ${each.rows.join(' ')}`
        : `bank of ${each.connectionOf} transactions ${each.transactions.join(' ')}`,
    )
    .join('; ');
}

const csvColumns = {
  account: (flow) => nameOf(flow),
  currency: ({ currency }) => currency,
  month: (_, { month }) => month,
  isFull: (_, { isFull }) => isFull,
  depositsCents: (_, { deposits }) => deposits.cents,
  revenueCents: (_, { revenue }) => revenue.cents,
  withdrawalsCents: (_, { withdrawals }) => withdrawals.cents,
  averageDailyBalanceCents: (_, { balances }) => balances?.averageDailyCents ?? null,
  lowestBalanceCents: (_, { balances }) => balances?.lowestCents ?? null,
  daysBelowZero: (_, { balances }) => balances?.daysBelowZero ?? null,
  returnedItems: (_, { returned }) => returned.count,
  returnedCents: (_, { returned }) => returned.cents,
  takenBackCents: (_, { takenBack }) => takenBack?.cents ?? null,
  leftOutCents: (_, { leftOut }) => leftOut.reduce((sum, { cents }) => sum + cents, 0),
  revenueFrom: (_, { revenue }) => rowsBehind(revenue),
  leftOutFrom: (_, { leftOut }) => leftOut.map((each) => `${each.reason}: ${rowsBehind(each)}`).join('; '),
  withdrawalsFrom: (_, { withdrawals }) => rowsBehind(withdrawals),
  returnedFrom: (_, { returned }) => rowsBehind(returned),
  takenBackFrom: (_, { takenBack }) => (takenBack ? rowsBehind(takenBack) : ''),
} as const satisfies Record<string, (flow: AccountFlow, month: CashFlowMonth) => string | number | boolean | null>;

/** A line for each month of each account; the last columns say from which rows its numbers come. */
function cashFlowCsv({ accounts }: CashFlow): string {
  const columns = Object.entries(csvColumns);
  const rows = accounts.flatMap((flow) =>
    flow.months.map((month) => Object.fromEntries(columns.map(([name, valueOf]) => [name, valueOf(flow, month)]))),
  );
  return toCsv(Object.keys(csvColumns), rows);
}
