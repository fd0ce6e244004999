import type { Command } from 'commander';
import { createKey, createPartner, listKeys, listPartners, revokeKey } from '@portal/contract/operations/access';
import { facts, table } from '../output.ts';
import type { Tools } from './command.ts';

/** Adds what is done with keys and partners. */
export function addKeys(program: Command, { client, output }: Tools): void {
  const keys = program.command('keys').description('keys of account managers and partners');

  keys
    .command('create')
    .description('make a key of an account manager, or with --partner of a partner; it is shown this once')
    .requiredOption('--name <name>', 'whose it is, as the audit trail names it')
    .option('--partner <id>', 'the partner it is for')
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
    .description('list the keys, the newest first')
    .option('--after <id>', 'go on after this key')
    .action(async (query: { after?: string }) => {
      const answer = await client().call(listKeys, { query });
      output.show(answer, (found) =>
        table(
          ['Name', 'Scope', 'Partner', 'Made', 'Used last', 'Revoked', 'Id'],
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
      if (answer.next !== null) output.note(`More: add --after ${answer.next}`);
    });

  keys
    .command('revoke')
    .description('end a key at once and for good')
    .argument('<id>')
    .action(async (keyId: string) => {
      output.show(
        await client().call(revokeKey, { params: { keyId } }),
        ({ name }) => `The key of ${name} is revoked.`,
      );
    });

  const partners = program.command('partners').description('firms that refer clients');

  partners
    .command('add')
    .description('add a partner, by the name that applicants see')
    .argument('<name>')
    .action(async (name: string) => {
      output.show(
        await client().call(createPartner, { body: { name } }),
        ({ partnerId }) => `Added; its id is ${partnerId}.`,
      );
    });

  partners
    .command('list')
    .description('list the partners, the newest first')
    .option('--after <id>', 'go on after this partner')
    .action(async (query: { after?: string }) => {
      const answer = await client().call(listPartners, { query });
      output.show(answer, (found) =>
        table(
          ['Name', 'Since', 'Id'],
          found.partners.map((each) => [each.name, each.createdAt, each.partnerId]),
        ),
      );
      if (answer.next !== null) output.note(`More: add --after ${answer.next}`);
    });
}
