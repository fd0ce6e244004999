import { type Command, Option } from 'commander';
import { PAGE_SIZE_MAXIMUM } from '@portal/contract/constants';
import { ineligibilityReasons } from '@portal/contract/eligibility';
import { getLead, listLeads } from '@portal/contract/operations/staff';
import type { Lead } from '@portal/contract/staff/leads';
import { facts, table } from '../output.ts';
import { CSV_OUT, saveCsv } from '../save-csv.ts';
import { toCsv } from '../to-csv.ts';
import type { Tools } from './command.ts';
import { toInstant } from './to-instant.ts';

const yesOrNo = ['yes', 'no'];

interface ListOptions {
  reason?: string;
  since?: string;
  told?: string;
  cameBack?: string;
  after?: string;
  limit: string;
  out?: string;
}

/** Adds the commands for people who were not eligible and asked to be contacted. */
export function addLeads(program: Command, { client, output }: Tools): void {
  const leads = program.command('leads').description('people who were not eligible and asked to be contacted');

  leads
    .command('list')
    .description('list leads, newest first; the audit trail records the access')
    .addOption(new Option('--reason <reason>', 'only those not eligible for this reason').choices(ineligibilityReasons))
    .option('--since <time>', 'only those who asked since this day or time', toInstant)
    .addOption(new Option('--told <answer>', 'whether they were told that they qualify').choices(yesOrNo))
    .addOption(new Option('--came-back <answer>', 'whether they applied afterwards').choices(yesOrNo))
    .option('--after <id>', 'continue after this lead')
    .option('--limit <number>', 'maximum number to list', '50')
    .option('--out <file>', `${CSV_OUT}, all pages of it`)
    .action(async ({ out, limit, after, ...filter }: ListOptions) => {
      if (out !== undefined) return saveCsv(output, out, leadsCsv(await listAll(filter)));
      const response = await client().call(listLeads, { query: { ...filter, after, limit } });
      output.show(response, (found) => leadTable(found.leads));
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });

  leads
    .command('show')
    .description('show a lead, such as a mail or a webhook names; the audit trail records the access')
    .argument('<id>')
    .action(async (leadId: string) => {
      output.show(await client().call(getLead, { params: { leadId } }), leadText);
    });

  async function listAll(filter: Pick<ListOptions, 'reason' | 'since' | 'told' | 'cameBack'>): Promise<Lead[]> {
    const all: Lead[] = [];
    let after: string | undefined;
    do {
      const query = { ...filter, after, limit: PAGE_SIZE_MAXIMUM };
      const page = await client().call(listLeads, { query, isPatient: true });
      all.push(...page.leads);
      after = page.next ?? undefined;
    } while (after !== undefined);
    return all;
  }
}

/** The reference of their application, or its id before it has one. */
const cameBackWith = ({ application }: Lead) => application?.reference ?? application?.applicationId;

function leadTable(leads: readonly Lead[]): string {
  return table(
    ['Asked', 'Email', 'Language', 'Not enough', 'Told', 'Came back', 'Application', 'Id'],
    leads.map((lead) => [
      lead.createdAt.slice(0, 10),
      lead.email,
      lead.language,
      lead.reasons.join(' '),
      lead.toldAt?.slice(0, 10) ?? (lead.tellOn === null ? '' : `on ${lead.tellOn}`),
      lead.cameBackAt?.slice(0, 10),
      cameBackWith(lead),
      lead.leadId,
    ]),
  );
}

function leadText(lead: Lead): string {
  const { application } = lead;
  return facts([
    ['Lead', lead.leadId],
    ['Email', lead.email],
    ['Language', lead.language],
    ['Asked', lead.createdAt],
    ['Not enough', lead.reasons.join(' ')],
    ['Months in business', lead.monthsInBusiness],
    ['Annual revenue (CAD)', lead.annualRevenue],
    ['To be told on', lead.toldAt === null ? lead.tellOn : null],
    ['Told', lead.toldAt],
    ['Came back', lead.cameBackAt],
    ['Application', cameBackWith(lead)],
    ['Status', application?.outcome ?? application?.status],
    ['Submitted', application?.submittedAt],
  ]);
}

const noApplication = { applicationId: null, reference: null, status: null, outcome: null, submittedAt: null };

function leadsCsv(leads: readonly Lead[]): string {
  return toCsv(
    [
      'leadId',
      'email',
      'language',
      'monthsInBusiness',
      'annualRevenue',
      'reasons',
      'createdAt',
      'tellOn',
      'toldAt',
      'cameBackAt',
      'applicationId',
      'reference',
      'status',
      'outcome',
      'submittedAt',
    ],
    leads.map(({ application, reasons, ...lead }) => ({
      ...lead,
      reasons: reasons.join(' '),
      ...(application ?? noApplication),
    })),
  );
}
