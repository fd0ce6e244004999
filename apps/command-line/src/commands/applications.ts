import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { applicationStatuses, moves } from '@portal/contract/application/status';
import { findKeptIndustry } from '@portal/contract/industries/industries';
import {
  assignApplication,
  closeApplication,
  createStaffCopyTicket,
  createStatementTicket,
  exportApplications,
  listDepositAnalyses,
  type ReadDepositAnalysis,
  requestInformation,
  staffGetApplication,
  type StaffListedApplication,
  staffListApplications,
} from '@portal/contract/operations/staff';
import type * as z from 'zod/mini';
import { CommandError } from '../client.ts';
import { facts, table } from '../output.ts';
import type { Tools } from './command.ts';
import { getApplicationId } from './find-application.ts';
import { saveDownload } from './save-download.ts';

const PAGE = 50;
const NAMED = 'reference (F-7K3M-92QX) or id of the application';

const statusOption = () => new Option('--status <status>', 'only these').choices(applicationStatuses);

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

type Whole = z.output<(typeof staffGetApplication)['answer']>;

function whole({ application, accountManager, checks, missing, answers, statements, events }: Whole): string {
  const { businessInfo, personalInfo } = application;
  const address = (of: {
    street: string | null;
    city: string | null;
    stateCode: string | null;
    postalCode: string | null;
  }) => [of.street, of.city, of.stateCode, of.postalCode].filter((part) => part !== null).join(', ');
  const parts = [
    facts([
      ['Reference', application.reference],
      ['Status', application.outcome ?? application.status],
      ['Kind', application.experienceType],
      ['Amount (CAD)', application.requestAmount],
      ['Operating name', businessInfo.companyName],
      ['Legal name', businessInfo.legalBusinessName],
      ['Entity type', businessInfo.entityTypeCode],
      ['Industry', findKeptIndustry(businessInfo)?.label.en],
      ['Business address', address(businessInfo)],
      ['Annual revenue (CAD)', businessInfo.annualRevenue],
      ['Months in business', application.monthsInBusiness],
      ['Ownership (%)', businessInfo.ownershipPercentage],
      ['Applicant', [personalInfo.firstName, personalInfo.lastName].filter((name) => name !== null).join(' ')],
      ['Date of birth', personalInfo.dateOfBirth],
      ['Telephone', personalInfo.phoneNumber],
      ['Email', personalInfo.emailAddress],
      ['Home address', address(personalInfo)],
      ['Language', personalInfo.language],
      ['Contact by', application.nextContactDay],
      ['Account manager', accountManager?.name],
    ]),
    table(
      ['Check', 'State'],
      checks.map(({ kind, state }) => [kind, state]),
    ),
    table(
      ['Statement', 'Bytes', 'Uploaded', 'Id'],
      statements.map((file) => [file.fileName, file.sizeBytes, file.uploadedAt, file.statementId]),
    ),
    ...(missing.length === 0
      ? []
      : [
          table(
            ['Missing', 'Months', 'Question', 'Due'],
            missing.map((item) => [item.kind, item.months.join(' '), item.question?.en, item.dueDay]),
          ),
        ]),
    ...(answers.length === 0
      ? []
      : [
          table(
            ['Question', 'Answer'],
            answers.map((each) => [each.question.en, each.answer]),
          ),
        ]),
    table(
      ['When', 'What happened', 'Months'],
      events.map(({ at, kind, months }) => [at, kind, months.join(' ')]),
    ),
  ];
  return parts.join('\n\n');
}

const CENTS = 100;
const dollars = (cents: number | null): string | null => (cents === null ? null : (cents / CENTS).toFixed(2));

function deposits(analyses: readonly ReadDepositAnalysis[]): string {
  if (analyses.length === 0) return 'No bank transactions were read.';
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
      ['Of what was stated (%)', comparison?.percentOfStated],
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

/** Adds everything that is done with applications. */
export function addApplications(program: Command, { client, output }: Tools): void {
  const applications = program.command('applications').description('find, read, follow up and close applications');

  applications
    .command('list')
    .description('list applications, the newest first')
    .addOption(statusOption())
    .option('--search <text>', 'a reference, an email address, or the start of a business name')
    .option('--account-manager <email>', 'only those of this account manager')
    .option('--after <id>', 'go on after this application')
    .option('--limit <number>', 'how many at most', String(PAGE))
    .action(
      async (options: { status?: string; search?: string; accountManager?: string; after?: string; limit: string }) => {
        const answer = await client().call(staffListApplications, { query: options });
        output.show(answer, (found) => listed(found.applications));
        if (answer.next !== null) output.note(`More: add --after ${answer.next}`);
      },
    );

  applications
    .command('show')
    .description('read one application whole; the read is in the audit trail')
    .argument('<application>', NAMED)
    .action(async (named: string) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      output.show(await client().call(staffGetApplication, { params }), whole);
    });

  applications
    .command('deposits')
    .description('read what bank transactions said of the deposits; the read is in the audit trail')
    .argument('<application>', NAMED)
    .action(async (named: string) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const answer = await client().call(listDepositAnalyses, { params });
      output.show(answer, ({ analyses }) => deposits(analyses));
    });

  applications
    .command('statements')
    .description('download the statements of an application')
    .argument('<application>', NAMED)
    .option('--into <folder>', 'where to put them', '.')
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

  applications
    .command('copy')
    .description("download the PDF copy of an application, in the customer's language")
    .argument('<application>', NAMED)
    .option('--into <folder>', 'where to put it', '.')
    .action(async (named: string, { into }: { into: string }) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const { path } = await client().call(createStaffCopyTicket, { params });
      output.show({ file: await saveDownload(await client().download(path), into) }, ({ file }) => file);
    });

  applications
    .command('ask')
    .description('ask the applicant for statements of months, the SIN, or a question in both languages')
    .argument('<application>', NAMED)
    .option('--statements <months...>', 'months as YYYY-MM, up to the present one')
    .option('--sin', 'the Social Insurance Number, which the applicant may decline')
    .option('--question-en <text>', 'a question in English')
    .option('--question-fr <text>', 'the same question in French')
    .option('--due <day>', 'by when, as YYYY-MM-DD, today or later')
    .action(async (named: string, options: AskOptions) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const body = { dueDay: options.due ?? null, items: askedItems(options) };
      const answer = await client().call(requestInformation, { params, body });
      output.show(answer, ({ itemIds }) =>
        itemIds.length === 0 ? 'All of this is asked for already.' : 'Asked. A mail tells the applicant.',
      );
    });

  applications
    .command('assign')
    .description('give an application to an account manager, or with --nobody to none')
    .argument('<application>', NAMED)
    .option('--name <name>', 'of the account manager')
    .option('--email <address>', 'where her mails go')
    .option('--nobody', 'to no account manager')
    .action(async (named: string, { name, email, nobody }: { name?: string; email?: string; nobody?: true }) => {
      if (nobody !== true && (name === undefined || email === undefined)) {
        throw new CommandError('Give --name and --email, or --nobody.');
      }
      const params = { applicationId: await getApplicationId(client(), named) };
      const accountManager = nobody === true ? null : { name, email };
      output.show(await client().call(assignApplication, { params, body: { accountManager } }), (each) =>
        listed([each]),
      );
    });

  applications
    .command('close')
    .description('close an application; a mail tells the applicant')
    .argument('<application>', NAMED)
    .addOption(new Option('--outcome <outcome>', 'how it ended').choices(moves.close.outcomes).makeOptionMandatory())
    .action(async (named: string, { outcome }: { outcome: string }) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      output.show(await client().call(closeApplication, { params, body: { outcome } }), (each) => listed([each]));
    });

  applications
    .command('export')
    .description('write all applications as CSV, safe to open in a spreadsheet')
    .addOption(statusOption())
    .requiredOption('--out <file>', 'the file to write')
    .action(async ({ status, out }: { status?: string; out: string }) => {
      const pages: string[] = [];
      let after: string | undefined;
      do {
        const page = await client().call(exportApplications, { query: { status, after, limit: 100 } });
        pages.push(page.csv);
        after = page.next ?? undefined;
      } while (after !== undefined);
      await writeFile(out, pages.join(''), { mode: 0o600 });
      output.show({ file: out }, ({ file }) => file);
    });
}

interface AskOptions {
  statements?: string[];
  sin?: true;
  questionEn?: string;
  questionFr?: string;
  due?: string;
}

function askedItems({ statements, sin, questionEn, questionFr }: AskOptions): object[] {
  if ((questionEn === undefined) !== (questionFr === undefined)) {
    throw new CommandError('A question is asked in both languages: give --question-en and --question-fr.');
  }
  const items = [
    ...(statements ? [{ kind: 'statements', months: statements }] : []),
    ...(sin ? [{ kind: 'sin' }] : []),
    ...(questionEn === undefined ? [] : [{ kind: 'question', question: { en: questionEn, fr: questionFr } }]),
  ];
  if (items.length === 0) throw new CommandError('Say what to ask for: --statements, --sin, or a question.');
  return items;
}
