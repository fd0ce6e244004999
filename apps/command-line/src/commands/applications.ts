import { open, rename, rm } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { applicationStatuses, moves } from '@portal/contract/application/status';
import {
  assignApplication,
  closeApplication,
  createArchiveTicket,
  createStaffCopyTicket,
  createStatementTicket,
  exportApplications,
  listDepositAnalyses,
  requestInformation,
  staffGetApplication,
  staffListApplications,
  withdrawRequest,
} from '@portal/contract/operations/staff';
import { EXPORT_PAGE_SIZE_MAXIMUM, SECOND_MS, UNDO_MS } from '@portal/contract/constants';
import type { ReadDepositAnalysis } from '@portal/contract/bank/deposit-analysis';
import type { StaffListedApplication } from '@portal/contract/staff/applications';
import englishTexts from '@portal/locales/en.json' with { type: 'json' };
import { formatAnswers } from '@portal/locales/format/answer';
import { formatAccountHolder } from '@portal/locales/format/holders';
import { formatMonthsReason } from '@portal/locales/format/months-reason';
import { createWords } from '@portal/locales/format/words';
import type * as z from 'zod/mini';
import { CommandError } from '../client.ts';
import { dollars } from '../dollars.ts';
import { facts, table } from '../output.ts';
import { addNotes } from './application-notes.ts';
import { addChecks } from './checks.ts';
import { addCashFlow } from './cash-flow.ts';
import { closingQuestion } from './closing-question.ts';
import { isYes, type Tools } from './command.ts';
import { addCreditReport } from './credit-report.ts';
import { addDecisions } from './decisions.ts';
import { getApplicationId, NAMED_APPLICATION } from './find-application.ts';
import { saveDownload } from './save-download.ts';
import { addWorkList } from './work-list.ts';

const PAGE = 50;
const UNDO_SECONDS = UNDO_MS / SECOND_MS;
const statusOption = () =>
  new Option('--status <status>', 'only applications with this status').choices(applicationStatuses);

function listed(applications: readonly StaffListedApplication[]): string {
  return table(
    ['Reference', 'Business', 'Amount (CAD)', 'Status', 'Submitted', 'Contact by', 'Account manager', 'Id'],
    applications.map((each) => [
      each.reference,
      each.operatingName,
      each.requestedAmount,
      each.outcome ?? each.status,
      each.submittedAt?.slice(0, 10),
      each.nextContactDay,
      each.accountManager?.name,
      each.applicationId,
    ]),
  );
}

/** What staff read on a terminal is in English, whatever the customer's language. */
const english = createWords(englishTexts, 'en');

type Whole = z.output<(typeof staffGetApplication)['response']>;

function whole(details: Whole): string {
  const { checks, statements, covered, events } = details;
  const parts = [
    factsOf(details),
    table(
      ['Check', 'State', 'Handed over because', 'By', 'For the file'],
      checks.map(({ kind, state, reason, by, words }) => [kind, state, reason, by, words]),
    ),
    statementTable(statements),
    monthTable(covered),
    ...askedTables(details),
    consentTable(details.consents),
    table(
      ['When', 'What happened', 'Who', 'Months', 'Contact'],
      events.map(({ at, kind, by, check, months, contact }) => [
        at,
        check === null ? kind : `${kind}: ${check}`,
        by.name ?? by.actor,
        months.join(' '),
        contact && `${contact.kind}: ${contact.outcome}`,
      ]),
    ),
  ];
  return parts.join('\n\n');
}

function factsOf({ application, accountManager, bankAccount, referral }: Whole): string {
  return facts([
    ['Reference', application.reference],
    ['Status', application.outcome ?? application.status],
    ['Kind', application.experienceType],
    ...formatAnswers(application, english).map(({ label, value }) => [label, value] as const),
    ['Language', application.personalInfo.language],
    ['Months not available', application.monthsReason && formatMonthsReason(application.monthsReason, english)],
    ['Account at the bank', bankAccount?.kind],
    ['Account holder', bankAccount && formatAccountHolder(bankAccount, english)],
    ['Contact by', application.nextContactDay],
    ['Account manager', accountManager?.name],
    ['Referred by', referral && `${referral.partnerName} (${referral.partnerReference ?? referral.referralId})`],
  ]);
}

/** What was asked for and what became of it; nothing where nothing was. */
function askedTables({ requests }: Whole): string[] {
  if (requests.length === 0) return [];
  const asked = requests.map((item) => [
    item.kind,
    item.months.join(' '),
    item.question?.en,
    item.askedBy ?? 'portal',
    item.askedAt,
    item.dueDay,
    item.state,
    item.answer,
    item.itemId,
  ]);
  return [table(['Asked for', 'Months', 'Question', 'By', 'When', 'Due', 'State', 'Answer', 'Id'], asked)];
}

function consentTable(consents: Whole['consents']): string {
  return table(
    ['Consent', 'Text', 'Language', 'Given', 'Withdrawn', 'For'],
    consents.map((each) => [
      each.kind,
      each.textVersion,
      each.language,
      each.givenAt,
      each.withdrawnAt,
      each.isOfApplication ? 'application' : 'account',
    ]),
  );
}

function monthTable({ months, window }: Whole['covered']): string {
  return table(
    [`Month (${window})`, 'Covered', 'Days missing'],
    months.map(({ month, state, gaps }) => [month, state, gaps.map(({ from, to }) => `${from} to ${to}`).join(', ')]),
  );
}

function statementTable(statements: Whole['statements']): string {
  return table(
    ['Statement', 'Bytes', 'Uploaded', 'By', 'Rows', 'Corrected by', 'To look at', 'In the name of', 'Id'],
    statements.map(({ reading, proof, doubt, correctedBy, ...file }) => [
      file.fileName,
      file.sizeBytes,
      file.uploadedAt,
      file.uploadedBy,
      [proof, doubt].filter((each) => each !== null).join(' '),
      correctedBy.join(', '),
      reading.hints.join(' '),
      reading.holderAnswer,
      file.statementId,
    ]),
  );
}

function deposits(analyses: readonly ReadDepositAnalysis[]): string {
  if (analyses.length === 0) return 'No bank transactions have been read.';
  return analyses.map(analysed).join('\n\n');
}

function analysed(analysis: ReadDepositAnalysis): string {
  const { comparison, currency, leftOut, months } = analysis;
  return [
    facts([
      ['Bank', analysis.institution],
      ['Read', analysis.readAt],
      ['Connection ended', analysis.endedAt],
      ['Connected for', analysis.applicationId],
      ['Days covered', `${analysis.coveredFrom} to ${analysis.coveredTo}`],
      [`Monthly average (${currency})`, dollars(analysis.averageMonthlyCents)],
      ['Trend', analysis.trend],
      ['Stated annual revenue', comparison && dollars(comparison.statedAnnualCents)],
      ['Twelve times the average', comparison && dollars(comparison.estimatedAnnualCents)],
      ['Share of stated revenue (%)', comparison?.percentOfStated],
    ]),
    table(
      ['Month', 'Whole month', `Revenue (${currency})`, 'Deposits', 'Left out'],
      months.map((each) => [
        each.month,
        each.isFull ? 'yes' : 'no',
        dollars(each.revenueCents),
        each.depositCount,
        dollars(each.leftOutCents),
      ]),
    ),
    ...(leftOut.length === 0
      ? []
      : [
          table(
            ['Left out on', 'Description', 'Amount', 'Reason'],
            leftOut.map((each) => [each.date, each.description, dollars(each.amountCents), each.reason]),
          ),
        ]),
  ].join('\n\n');
}

/** Adds the commands for applications. */
export function addApplications(program: Command, tools: Tools): void {
  const applications = program.command('applications').description('find, read, follow up on and close applications');
  addReading(applications, tools);
  addWorkList(applications, tools);
  addNotes(applications, tools);
  addChecks(applications, tools);
  addCreditReport(applications, tools);
  addCashFlow(applications, tools);
  addDownloads(applications, tools);
  addAsking(applications, tools);
  addFollowUp(applications, tools);
  addDecisions(applications, tools);
  addExport(applications, tools);
}

function addReading(applications: Command, { client, output }: Tools): void {
  applications
    .command('list')
    .description('list applications, newest first')
    .addOption(statusOption())
    .option('--search <text>', 'a reference, an email address, or the start of a business name')
    .option('--account-manager <email>', 'only applications assigned to this account manager')
    .option('--after <id>', 'continue after this application')
    .option('--limit <number>', 'maximum number to list', String(PAGE))
    .action(
      async (options: { status?: string; search?: string; accountManager?: string; after?: string; limit: string }) => {
        const response = await client().call(staffListApplications, { query: options });
        output.show(response, (found) => listed(found.applications));
        if (response.next !== null) output.note(`More: add --after ${response.next}`);
      },
    );

  applications
    .command('show')
    .description('show a whole application; the audit trail records the access')
    .argument('<application>', NAMED_APPLICATION)
    .action(async (named: string) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      output.show(await client().call(staffGetApplication, { params }), whole);
    });

  applications
    .command('deposits')
    .description('show the deposit analysis of the bank transactions; the audit trail records the access')
    .argument('<application>', NAMED_APPLICATION)
    .action(async (named: string) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const response = await client().call(listDepositAnalyses, { params });
      output.show(response, ({ analyses }) => deposits(analyses));
    });
}

function addDownloads(applications: Command, { client, output }: Tools): void {
  applications
    .command('statements')
    .description('download the statements of an application')
    .argument('<application>', NAMED_APPLICATION)
    .option('--into <folder>', 'where to save them', '.')
    .action(async (named: string, { into }: { into: string }) => {
      const applicationId = await getApplicationId(client(), named);
      const { statements } = await client().call(staffGetApplication, { params: { applicationId } });
      const saved: string[] = [];
      for (const { statementId } of statements) {
        const { path } = await client().call(createStatementTicket, { params: { applicationId, statementId } });
        saved.push(await saveDownload(await client().download(path), into));
      }
      output.show({ files: saved }, ({ files }) =>
        files.length === 0 ? 'There are no statements.' : files.join('\n'),
      );
    });

  const downloads = [
    ['copy', "download the PDF copy of an application, in the customer's language", createStaffCopyTicket],
    ['archive', 'download an application with its statements, in one ZIP', createArchiveTicket],
  ] as const;
  for (const [name, description, createTicket] of downloads) {
    applications
      .command(name)
      .description(description)
      .argument('<application>', NAMED_APPLICATION)
      .option('--into <folder>', 'where to save it', '.')
      .action(async (named: string, { into }: { into: string }) => {
        const params = { applicationId: await getApplicationId(client(), named) };
        const { path } = await client().call(createTicket, { params });
        output.show({ file: await saveDownload(await client().download(path), into) }, ({ file }) => file);
      });
  }
}

function addAsking(applications: Command, { client, output }: Tools): void {
  applications
    .command('ask')
    .description('ask the applicant for statements, the SIN, or the answer to a question in both languages')
    .argument('<application>', NAMED_APPLICATION)
    .option('--statements <months...>', 'months as YYYY-MM, up to the current one')
    .option('--sin', 'the Social Insurance Number, which the applicant can decline to give')
    .option('--question-en <text>', 'a question in English')
    .option('--question-fr <text>', 'the same question in French')
    .option('--due <day>', 'due day as YYYY-MM-DD: a business day of the office, today or later')
    .action(async (named: string, options: AskOptions) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const body = { dueDay: options.due ?? null, items: askedItems(options) };
      const response = await client().call(requestInformation, { params, body });
      output.show(response, ({ itemIds }) =>
        itemIds.length === 0
          ? 'All of this has already been requested.'
          : `Requested: ${itemIds.join(' ')}. The applicant is notified by email in ${String(UNDO_SECONDS)} seconds; until then it can be withdrawn without one.`,
      );
    });

  applications
    .command('withdraw-request')
    .description('withdraw what the applicant was asked for by mistake; what was answered stays')
    .argument('<application>', NAMED_APPLICATION)
    .argument('<ids...>', 'ids of what was asked for, as show and ask name them')
    .action(async (named: string, itemIds: string[]) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      await client().call(withdrawRequest, { params, body: { itemIds } });
      output.show({ itemIds }, () => 'Withdrawn. The applicant is no longer asked for it.');
    });
}

function addFollowUp(applications: Command, { client, output, ask }: Tools): void {
  applications
    .command('assign')
    .description('assign an application to an account manager, or to none with --nobody')
    .argument('<application>', NAMED_APPLICATION)
    .option('--name <name>', 'name of the account manager; whoever signs in to the console has one already')
    .option('--email <address>', 'email address of the account manager')
    .option('--outside', 'somebody who does not sign in to the console')
    .option('--nobody', 'remove the account manager')
    .action(async (named: string, { name, email, outside, nobody }: AssignOptions) => {
      if (nobody !== true && (email === undefined || (outside === true && name === undefined)))
        throw new CommandError('Give --email, with --name for somebody outside the console, or --nobody.');

      const params = { applicationId: await getApplicationId(client(), named) };
      const accountManager = nobody === true ? null : { name: name ?? email, email };
      const body = { accountManager, ...(outside && { isOutside: true }) };
      output.show(await client().call(assignApplication, { params, body }), (each) => listed([each]));
    });

  applications
    .command('close')
    .description('close an application; the applicant is notified by email')
    .argument('<application>', NAMED_APPLICATION)
    .addOption(new Option('--outcome <outcome>', 'how it ended').choices(moves.close.outcomes).makeOptionMandatory())
    .option('--yes', 'close it without asking first')
    .action(async (named: string, { outcome, yes }: { outcome: string; yes?: true }) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      if (yes !== true) {
        const question = closingQuestion(await client().call(staffGetApplication, { params }), outcome);
        if (!isYes(await ask(question))) throw new CommandError('Not closed.');
      }
      output.show(await client().call(closeApplication, { params, body: { outcome } }), (each) => listed([each]));
    });
}

function addExport(applications: Command, { client, output }: Tools): void {
  applications
    .command('export')
    .description('write all applications as CSV, safe to open in a spreadsheet')
    .addOption(statusOption())
    .requiredOption('--out <file>', 'the file to write')
    .action(async ({ status, out }: { status?: string; out: string }) => {
      const part = `${out}.part`;
      const file = await open(part, 'w', 0o600).catch((error: unknown) => {
        // Told by the name that was asked for.
        throw Object.assign(error as NodeJS.ErrnoException, { path: out });
      });
      try {
        let after: string | undefined;
        do {
          const query = { status, after, limit: EXPORT_PAGE_SIZE_MAXIMUM };
          const page = await client().call(exportApplications, { query, isPatient: true });
          await file.write(page.csv);
          after = page.next ?? undefined;
        } while (after !== undefined);
        await rename(part, out);
      } finally {
        await file.close();
        await rm(part, { force: true });
      }
      output.show({ file: out }, ({ file }) => file);
    });
}

interface AssignOptions {
  name?: string;
  email?: string;
  outside?: true;
  nobody?: true;
}

interface AskOptions {
  statements?: string[];
  sin?: true;
  questionEn?: string;
  questionFr?: string;
  due?: string;
}

function askedItems({ statements, sin, questionEn, questionFr }: AskOptions): object[] {
  if ((questionEn === undefined) !== (questionFr === undefined))
    throw new CommandError('A question must be in both languages: give --question-en and --question-fr.');

  const items = [
    ...(statements ? [{ kind: 'statements', months: statements }] : []),
    ...(sin ? [{ kind: 'sin' }] : []),
    ...(questionEn === undefined ? [] : [{ kind: 'question', question: { en: questionEn, fr: questionFr } }]),
  ];
  if (items.length === 0) throw new CommandError('Say what to ask for: --statements, --sin, or a question.');
  return items;
}
