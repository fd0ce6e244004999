import { listRecordings } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../../../platform/pages.ts';
import { listRecordingRows } from '../../storage/recordings.ts';

export const listRecordingsOperation = implement(listRecordings, async ({ context, query }) => {
  const found = await listRecordingRows(context.database.query, { ...rowsOfPage(query), customerId: query.customerId });
  const { rows, next } = pageOf(query, found);
  const recordings = rows.map((row) => ({
    recordingId: row.id,
    customerId: row.customer_id,
    startedAt: row.started_at.toISOString(),
    lastChunkAt: row.last_chunk_at.toISOString(),
    chunks: row.chunks,
    bytes: row.bytes,
  }));
  return { recordings, next };
});
