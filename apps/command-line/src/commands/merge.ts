import type { Command } from 'commander';
import { mergeContacts } from '@portal/contract/operations/staff';
import { previewMerge } from '@portal/contract/operations/staff/contacts';
import { CommandError } from '../client.ts';
import { toJson } from '../output.ts';
import type { Tools } from './command.ts';

export function addMerge(program: Command, { client, print, note, confirm }: Tools): void {
  program
    .command('merge')
    .description('merge one contact into another with the same email address, after showing what moves')
    .argument('<keep>', 'id of the contact to keep')
    .argument('<merge>', 'id of the contact to remove')
    .option('--yes', 'merge them without asking for confirmation')
    .action(async (keepCustomerId: string, mergeCustomerId: string, { yes }: { yes?: true }) => {
      const ids = { keepCustomerId, mergeCustomerId };
      const body = { ...ids, ...(!yes && { fingerprint: await confirmedPreview(ids) }) };
      print(toJson(await client().call(mergeContacts, { body })));
    });

  async function confirmedPreview(query: { keepCustomerId: string; mergeCustomerId: string }): Promise<string> {
    const { fingerprint, applications, ...others } = await client().call(previewMerge, { query });
    const names = applications.map(({ reference, applicationId }) => reference ?? applicationId);
    note(toJson({ applications: names, ...others }));
    if (!(await confirm('Merge them? This cannot be undone.'))) throw new CommandError('Not merged.');
    return fingerprint;
  }
}
