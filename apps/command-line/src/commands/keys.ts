import type { Command } from 'commander';
import { createKey, createPartner, listKeys, listPartners, revokeKey } from '@portal/contract/operations/staff';
import { facts, table } from '../output.ts';
import type { Tools } from './command.ts';

/** Adds the commands for keys and partners. */
export function addKeys(program: Command, tools: Tools): void {
  addKeyCommands(program, tools);
  addPartnerCommands(program, tools);
}

function addKeyCommands(program: Command, { client, output }: Tools): void {
  const keys = program.command('keys').description('API keys of account managers and partners');

  keys
    .command('create')
    .description('create a key for an account manager, or for a partner with --partner; it is shown only once')
    .requiredOption('--name <name>', 'the key holder’s name in the audit trail')
    .option('--partner <id>', 'the partner the key is for')
    .action(async ({ name, partner }: { name: string; partner?: string }) => {
      const body = { scope: partner === undefined ? 'staff' : 'partner', name, partnerId: partner ?? null };
      output.show(await client().call(createKey, { body }), ({ keyId, key }) =>
        facts([
          ['Id', keyId],
          ['Key', key],
        ]),
      );
    });

  keys
    .command('list')
    .description('list the keys, newest first')
    .option('--after <id>', 'continue after this key')
    .action(async (query: { after?: string }) => {
      const response = await client().call(listKeys, { query });
      output.show(response, (found) =>
        table(
          ['Name', 'Scope', 'Partner', 'Created', 'Last used', 'Revoked', 'Id'],
          found.keys.map((key) => [
            key.name,
            key.scope,
            key.partnerId,
            key.createdAt,
            key.lastUsedAt,
            key.revokedAt,
            key.keyId,
          ]),
        ),
      );
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });

  keys
    .command('revoke')
    .description('revoke a key immediately and permanently')
    .argument('<id>')
    .action(async (keyId: string) => {
      output.show(
        await client().call(revokeKey, { params: { keyId } }),
        ({ name }) => `The key of ${name} has been revoked.`,
      );
    });
}

function addPartnerCommands(program: Command, { client, output }: Tools): void {
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
}
