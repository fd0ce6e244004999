import type { ReadDepositAnalysis } from '@portal/contract/bank/deposit-analysis';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import type { ApplicationRow } from '../../../application/index.ts';
import { listAnalysedConnections } from '../../storage/bank-connections.ts';
import { openAnalysis } from '../../storage/bank-seals.ts';

export async function listDepositAnalyses(
  queries: Queries,
  { clock, vault }: Pick<Context, 'clock' | 'vault'>,
  application: ApplicationRow,
): Promise<ReadDepositAnalysis[]> {
  const connections = await listAnalysedConnections(queries, application, clock.now());
  return connections.flatMap((row) => {
    if (row.read_at === null || row.analysis_sealed === null) return [];
    return {
      institution: row.institution,
      applicationId: row.application_id,
      readAt: row.read_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      ...openAnalysis(vault, row.analysis_sealed),
    };
  });
}
