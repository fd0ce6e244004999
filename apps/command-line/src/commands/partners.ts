import type { Command } from 'commander';
import { createPartner, listPartners } from '@portal/contract/operations/staff';
import { listReferrals } from '@portal/contract/operations/staff-referrals';
import type { ListedReferral } from '@portal/contract/staff/referrals';
import { table } from '../output.ts';
import type { Tools } from './command.ts';

/** Adds the commands for partners and what became of their referrals. */
export function addPartners(program: Command, { client, output }: Tools): void {
  const partners = program.command('partners').description('firms that refer clients');

  partners
    .command('add')
    .description('add a partner under the name that applicants see')
    .argument('<name>')
    .action(async (name: string) => {
      output.show(
        await client().call(createPartner, { body: { name } }),
        ({ partnerId }) => `Added; its id is ${partnerId}.`,
      );
    });

  partners
    .command('list')
    .description('list the partners, newest first')
    .option('--after <id>', 'continue after this partner')
    .action(async (query: { after?: string }) => {
      const response = await client().call(listPartners, { query });
      output.show(response, (found) =>
        table(
          ['Name', 'Since', 'Id'],
          found.partners.map((each) => [each.name, each.createdAt, each.partnerId]),
        ),
      );
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });

  partners
    .command('referrals')
    .description('list what became of a partner’s referrals, newest first; the audit trail records the access')
    .argument('<partner>', 'id of the partner')
    .option('--after <id>', 'continue after this referral')
    .option('--limit <number>', 'maximum number to list', '50')
    .action(async (partnerId: string, query: { after?: string; limit: string }) => {
      const response = await client().call(listReferrals, { params: { partnerId }, query });
      output.show(response, (found) => referralTable(found.referrals));
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });
}

function referralTable(referrals: readonly ListedReferral[]): string {
  return table(
    ['Referred', 'Business', 'Theirs', 'Became', 'Agreed', 'Application', 'Status', 'Id'],
    referrals.map(({ application, ...referral }) => [
      referral.createdAt.slice(0, 10),
      referral.businessName,
      referral.partnerReference,
      referral.stage,
      referral.acceptedAt?.slice(0, 10),
      application?.reference ?? application?.applicationId,
      application?.outcome ?? application?.status,
      referral.referralId,
    ]),
  );
}
