import type { Command } from 'commander';
import { productDay } from '@portal/contract/calendar';
import { DAY_MS } from '@portal/contract/constants';
import { getStatistics } from '@portal/contract/operations/staff-statistics';
import type { KeyFigures, Statistics } from '@portal/contract/staff/statistics';
import { facts, table } from '../output.ts';
import type { Tools } from './command.ts';

const USUAL_DAYS = 30;
const PERCENT = 100;

/** Adds what counts the applications of a period. */
export function addStatistics(program: Command, { client, output }: Tools): void {
  const today = new Date();
  program
    .command('statistics')
    .description('count what came in and what became of it on the days of a period; names nobody')
    .option(
      '--from <day>',
      'first day, as YYYY-MM-DD',
      productDay(new Date(today.getTime() - (USUAL_DAYS - 1) * DAY_MS)),
    )
    .option('--to <day>', 'last day, as YYYY-MM-DD', productDay(today))
    .action(async (query: { from: string; to: string }) => {
      output.show(await client().call(getStatistics, { query }), statisticsText);
    });
}

function statisticsText(found: Statistics): string {
  const { period, before, firstContact, funnel, leads } = found;
  return [
    table(
      ['', `${period.from} to ${period.to}`, `${before.from} to ${before.to}`],
      figureRows(found.figures, found.figuresBefore),
    ),
    table(
      ['First contact', 'Applications'],
      [
        ...firstContact.classes.map(({ class: each, count }) => [each, count]),
        ['notDue', firstContact.notDue],
        ['notNeeded', firstContact.notNeeded],
      ],
    ),
    table(
      ['Begun in the period', 'Reached', 'Stopped', 'Here now'],
      funnel.steps.map(({ step, reached, stopped, underway }) => [step, reached, stopped, underway]),
    ),
    ...(leads === null
      ? []
      : [
          facts([
            ['Leads', leads.asked],
            ['Came back', leads.cameBack],
          ]),
        ]),
    table(
      ['Decided', 'Reason', 'Applications'],
      found.byReason.flatMap(({ outcome, reasons }) => reasons.map(({ reason, count }) => [outcome, reason, count])),
    ),
    tallyTable('Language', found.byLanguage, ({ language }) => language),
    tallyTable('Province', found.byProvince, ({ province }) => province),
    tallyTable('Partner', found.byPartner, ({ name }) => name ?? 'none'),
  ].join('\n\n');
}

const figureNames = {
  Submitted: ({ submitted }) => submitted,
  'First contact in time (%)': ({ contactKept, contactLate }) =>
    contactKept + contactLate === 0 ? null : Math.round((contactKept / (contactKept + contactLate)) * PERCENT),
  'Median first contact (minutes)': ({ medianContactMinutes }) => medianContactMinutes,
  'Median to decision (business days)': ({ medianDecisionDays }) => medianDecisionDays,
  Decided: ({ decided }) => decided,
  Funded: ({ funded }) => funded,
  'Amount funded (CAD)': ({ fundedAmount }) => fundedAmount,
} as const satisfies Record<string, (figures: KeyFigures) => number | null>;

function figureRows(now: KeyFigures, before: KeyFigures) {
  return Object.entries(figureNames).map(([name, valueOf]) => [name, valueOf(now), valueOf(before)]);
}

type Tally = Omit<Statistics['byLanguage'][number], 'language'>;

function tallyTable<Row extends Tally>(heading: string, rows: readonly Row[], nameOf: (row: Row) => string): string {
  return table(
    [heading, 'Submitted', 'In time', 'Late', 'Decided', 'Funded', 'Amount funded (CAD)'],
    rows.map((row) => [
      nameOf(row),
      row.submitted,
      row.contactKept,
      row.contactLate,
      row.decided,
      row.funded,
      row.fundedAmount,
    ]),
  );
}
