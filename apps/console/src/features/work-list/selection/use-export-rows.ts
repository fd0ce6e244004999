import { PAGE_SIZE_MAXIMUM } from '@portal/contract/constants';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { useToday } from '../../../api/today.ts';
import { useSavingAll } from '../../../parts/lists/use-saving-all.ts';
import { exportRows } from './export-rows.ts';
import type { WorkList } from '../use-work-list.ts';

const PAGE = String(PAGE_SIZE_MAXIMUM);

/** Saves rows as CSV: chosen ones, or all that the view and its filters have, also those that are not here yet. */
export function useExportRows({ params, total }: Pick<WorkList, 'params' | 'total'>) {
  const words = useText();
  const fileName = words.t('console.export.fileNames.applications', { day: useToday() });
  const saving = useSavingAll<WorkListRow>({
    total: total ?? null,
    readPage: async (after, signal) => {
      const asked = { ...params, ...(after !== undefined && { after }), limit: PAGE };
      const { applications, next } = await callOperation('Staff_SearchApplications', { params: asked, signal });
      return { rows: applications, next };
    },
    fileName,
    write: (rows, name) => exportRows(rows, words, name),
  });
  return { ...saving, save: (rows: readonly WorkListRow[]) => exportRows(rows, words, fileName) };
}
