import type { Command } from 'commander';
import { getCreditReport } from '@portal/contract/operations/staff';
import type { CreditInquiry } from '@portal/contract/staff/credit-report';
import { facts, table } from '../output.ts';
import { CSV_OUT, saveCsv } from '../save-csv.ts';
import { toCsv } from '../to-csv.ts';
import type { Tools } from './command.ts';
import { getApplicationId, NAMED_APPLICATION } from './find-application.ts';

/** Adds what shows the answers of the credit bureau. */
export function addCreditReport(applications: Command, { client, output }: Tools): void {
  applications
    .command('credit')
    .description('show what the credit bureau answered; the audit trail records the access')
    .argument('<application>', NAMED_APPLICATION)
    .option('--out <file>', CSV_OUT)
    .action(async (named: string, { out }: { out?: string }) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const report = await client().call(getCreditReport, { params });
      if (out !== undefined) return saveCsv(output, out, inquiriesCsv(report.inquiries));
      output.show(report, ({ inquiries }) => inquiries.map(inquiryText).join('\n\n') || 'The bureau was not asked.');
    });
}

const subjectOf = ({ role, firstName, lastName }: CreditInquiry['subject']) =>
  [role, firstName, lastName].filter((part) => part !== null).join(' ');

function inquiryText(inquiry: CreditInquiry): string {
  const { subject, reasons } = inquiry;
  return [
    facts([
      ['Inquiry', inquiry.inquiryId],
      ['About', subjectOf(subject)],
      ['Kind', `${inquiry.kind}, ${inquiry.hadSin ? 'with' : 'without'} a SIN`],
      ['Asked', inquiry.askedAt],
      ['Answered', inquiry.answeredAt ?? 'not yet'],
      ['Status', inquiry.status],
      ['Score', inquiry.score],
      ['No report because', inquiry.error],
      ["Bureau's number", inquiry.bureauRef],
    ]),
    ...(reasons.length === 0
      ? []
      : [
          table(
            [inquiry.score === null ? 'Why there is no score' : 'Why it is not higher', 'In the words of the bureau'],
            reasons.map(({ code, description }) => [code, description]),
          ),
        ]),
  ].join('\n\n');
}

function inquiriesCsv(inquiries: readonly CreditInquiry[]): string {
  return toCsv(
    [
      'inquiryId',
      'subject',
      'kind',
      'hadSin',
      'askedAt',
      'answeredAt',
      'status',
      'score',
      'reasonCodes',
      'bureauRef',
      'error',
    ],
    inquiries.map(({ subject, reasons, ...inquiry }) => ({
      ...inquiry,
      subject: subjectOf(subject),
      reasonCodes: reasons.map(({ code }) => code).join(' '),
    })),
  );
}
