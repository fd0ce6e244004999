import { type Command, Option } from 'commander';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { languages } from '@portal/contract/language';
import { searchApplications } from '@portal/contract/operations/staff-work-list';
import { type WorkListRow } from '@portal/contract/staff/work-list';
import {
  type MonthMark,
  revenueProofs,
  workListDirections,
  workListOrders,
  workListOutcomes,
  workListStatuses,
  workListViews,
} from '@portal/contract/staff/work-list-terms';
import { table } from '../output.ts';
import type { Tools } from './command.ts';

/** A month in one character; from the bank in capitals, from statements small. */
const marks = {
  proven: 'p',
  read: 'B',
  notProven: '!',
  part: '/',
  missing: '-',
  reading: '~',
} as const satisfies Record<MonthMark, string>;

function listed(applications: readonly WorkListRow[]): string {
  return table(
    ['Reference', 'Business', 'Where', 'Amount (CAD)', 'Status', 'Months', 'Contact by', 'Days late', 'With', 'Last'],
    applications.map((each) => [
      each.reference,
      each.operatingName,
      `${each.province} ${each.language}`,
      each.requestedAmount,
      each.outcome ?? each.status,
      each.months.map(({ state }) => marks[state]).join(''),
      each.nextContactDay,
      each.businessDaysLate > 0 ? each.businessDaysLate : null,
      each.accountManager?.name,
      each.lastEvent?.kind,
    ]),
  );
}

/** Adds the command for the work list. */
export function addWorkList(applications: Command, { client, output }: Tools): void {
  applications
    .command('queue')
    .description('list submitted applications by the day on which somebody promised to be in touch, the latest first')
    .addOption(new Option('--view <view>', 'a part of them').choices(workListViews).default('all'))
    .option('--search <text>', 'part of a reference, an email address or a business name')
    .addOption(new Option('--status <status>', 'only this status').choices(workListStatuses))
    .addOption(new Option('--outcome <outcome>', 'only closed ones that ended like this').choices(workListOutcomes))
    .addOption(new Option('--language <language>', 'only applicants who read this language').choices(languages))
    .addOption(new Option('--province <province>', 'only businesses of this province').choices(provinceCodes))
    .option('--amount-from <dollars>', 'only this much or more')
    .option('--amount-to <dollars>', 'only this much or less')
    .option('--partner-id <id>', 'only those that this partner referred')
    .option('--submitted-from <day>', 'only those submitted on this day (YYYY-MM-DD) or later')
    .option('--submitted-to <day>', 'only those submitted on this day or earlier')
    .addOption(new Option('--proof <proof>', 'only those whose revenue is proven this far').choices(revenueProofs))
    .option('--account-manager <email>', 'only those assigned to this account manager')
    .addOption(new Option('--order <order>', 'what to sort by').choices(workListOrders).default('promise'))
    .addOption(new Option('--direction <direction>', 'up or down').choices(workListDirections))
    .option('--after <place>', 'continue where a page ended')
    .option('--limit <number>', 'maximum number to list', '50')
    .action(async (query: Record<string, string>) => {
      const response = await client().call(searchApplications, { query });
      output.show(response, (found) => listed(found.applications));
      if (response.total !== null) output.note(`In all: ${response.total}`);
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });
}
