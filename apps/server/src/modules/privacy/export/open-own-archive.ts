import type { Readable } from 'node:stream';
import { officeDay } from '@portal/contract/application/office-day';
import type { Language } from '@portal/contract/language';
import type { Context } from '../../../kernel/context.ts';
import { translate } from '../../../platform/texts.ts';
import { audited } from '../../auth/index.ts';
import { openArchive } from './open-archive.ts';

/** Opens the archive of a one-time ticket. Recorded in the audit trail before anything is sent. */
export async function openOwnArchive(
  context: Context,
  { customerId, language, requestId }: { customerId: string; language: Language; requestId: string },
): Promise<{ fileName: string; content: Readable }> {
  const call = { operationId: 'Privacy_DownloadExport', requestId, rowIds: [customerId] };
  const content = await audited(context, call, () => openArchive(context, { customerId, language }));
  const name = translate(language, 'privacy.archive.name');
  return { fileName: `${name} ${officeDay(context.clock.now(), context.config.officeTimeZone)}.zip`, content };
}
