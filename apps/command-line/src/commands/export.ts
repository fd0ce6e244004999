import { Argument, type Command } from 'commander';
import { linesOf, toCsv } from '@portal/contract/csv/to-csv';
import type { Operation } from '@portal/contract/operations/operation';
import {
  exportApplications,
  getCashFlow,
  getCreditReport,
  getRecording,
  listLeads,
  listTransactions,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { prepareCall } from '../call/prepare-call.ts';
import { pagesOf, withApplicationId } from '../call/send-call.ts';
import type { CallInput, Client } from '../client.ts';
import { cashFlowRows, flowColumns } from '../export/cash-flow.ts';
import {
  inquiryColumns,
  inquiryRows,
  leadColumns,
  leadRows,
  transactionColumns,
  transactionRows,
} from '../export/tables.ts';
import { saveFile } from '../save-file.ts';
import type { Tools } from './command.ts';

interface Export {
  operation: Operation;
  fixed?: readonly string[];
  parts: (client: Client, input: CallInput) => AsyncIterable<string>;
}

const exported = {
  applications: {
    operation: exportApplications,
    async *parts(client, input) {
      for await (const { csv } of pagesOf(client, exportApplications, input)) yield csv;
    },
  },
  leads: {
    operation: listLeads,
    async *parts(client, input) {
      yield toCsv([leadColumns]);
      for await (const { leads } of pagesOf(client, listLeads, input))
        yield toCsv(linesOf(leadColumns, leadRows(leads)));
    },
  },
  transactions: {
    operation: staffGetApplication,
    async *parts(client, input) {
      const { statements } = await client.call(staffGetApplication, input);
      yield toCsv([transactionColumns]);
      for (const { statementId } of statements) {
        const params = { ...input.params, statementId };
        const rows = transactionRows(await client.call(listTransactions, { params, isPatient: true }));
        yield toCsv(linesOf(transactionColumns, rows));
      }
    },
  },
  'cash-flow': {
    operation: getCashFlow,
    async *parts(client, input) {
      yield toCsv([flowColumns, ...linesOf(flowColumns, cashFlowRows(await client.call(getCashFlow, input)))]);
    },
  },
  credit: {
    operation: getCreditReport,
    async *parts(client, input) {
      yield toCsv([
        inquiryColumns,
        ...linesOf(inquiryColumns, inquiryRows((await client.call(getCreditReport, input)).inquiries)),
      ]);
    },
  },
  recording: {
    operation: getRecording,
    fixed: ['chunk=0'],
    async *parts(client, input) {
      const events: unknown[] = [];
      for (let chunk = 0, chunks = 1; chunk < chunks; chunk += 1) {
        const part = await client.call(getRecording, { ...input, query: { chunk }, isPatient: true });
        events.push(...(JSON.parse(part.events) as unknown[]));
        ({ chunks } = part);
      }
      yield JSON.stringify(events);
    },
  },
} as const satisfies Record<string, Export>;

export function addExport(program: Command, { client, print }: Tools): void {
  program
    .command('export')
    .description('save data as CSV that is safe to open in a spreadsheet, or a recording as JSON for rrweb-player')
    .addArgument(new Argument('<what>').choices(Object.keys(exported)))
    .argument('[values...]', 'which data, as name=value, such as applicationId=F-7K3M-92QX or status=underReview')
    .requiredOption('--out <file>', 'the file to write, readable only by you')
    .action(async (what: keyof typeof exported, words: string[], { out }: { out: string }) => {
      const { operation, fixed = [], parts }: Export = exported[what];
      const input = await withApplicationId(client(), prepareCall(operation, [...words, ...fixed]));
      await saveFile(out, parts(client(), input));
      print(out);
    });
}
