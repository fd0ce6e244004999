import type { Command } from 'commander';
import { createKey, listKeys, revokeKey } from '@portal/contract/operations/staff';
import { facts, table } from '../output.ts';
import type { Tools } from './command.ts';

/** Adds the commands for keys. */
export function addKeys(program: Command, { client, output }: Tools): void {
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
    .option('--partner <id>', 'only the keys of this partner')
    .option('--after <id>', 'continue after this key')
    .action(async ({ partner: partnerId, after }: { partner?: string; after?: string }) => {
      const response = await client().call(listKeys, { query: { partnerId, after } });
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
