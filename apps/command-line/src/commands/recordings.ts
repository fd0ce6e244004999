import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { getRecording, listRecordings, removeRecording } from '@portal/contract/operations/staff';
import { table } from '../output.ts';
import type { Tools } from './command.ts';

/** Adds the commands for session recordings. */
export function addRecordings(program: Command, { client, output }: Tools): void {
  const recordings = program.command('recordings').description('recordings of customers who agreed to be recorded');

  recordings
    .command('list')
    .description('list recordings, newest first')
    .option('--customer <id>', 'only recordings of this customer')
    .option('--after <id>', 'continue after this recording')
    .action(async ({ customer, after }: { customer?: string; after?: string }) => {
      const query = { ...(customer && { customerId: customer }), ...(after && { after }) };
      const response = await client().call(listRecordings, { query });
      output.show(response, (found) =>
        table(
          ['Started', 'Last part', 'Parts', 'Bytes', 'Customer', 'Id'],
          found.recordings.map((each) => [
            each.startedAt,
            each.lastChunkAt,
            each.chunks,
            each.bytes,
            each.customerId,
            each.recordingId,
          ]),
        ),
      );
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });

  recordings
    .command('save')
    .description('save the events of a recording to a file that rrweb-player can play')
    .argument('<id>')
    .argument('<file>')
    .action(async (recordingId: string, file: string) => {
      const events: unknown[] = [];
      for (let chunk = 0, chunks = 1; chunk < chunks; chunk += 1) {
        const query = { chunk: String(chunk) };
        const part = await client().call(getRecording, { params: { recordingId }, query });
        events.push(...(JSON.parse(part.events) as unknown[]));
        ({ chunks } = part);
      }
      await writeFile(file, JSON.stringify(events), { mode: 0o600 });
      output.show({ recordingId, events: events.length }, () => `Saved ${events.length} events to ${file}.`);
    });

  recordings
    .command('remove')
    .description('erase a recording')
    .argument('<id>')
    .action(async (recordingId: string) => {
      await client().call(removeRecording, { params: { recordingId } });
      output.show({ recordingId }, () => 'Erased.');
    });
}
