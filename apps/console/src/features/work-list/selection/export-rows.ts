import { PAGE_SIZE_MAXIMUM } from '@portal/contract/constants';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { useToday } from '../../../api/today.ts';
import { useSavingAll } from '../../../parts/lists/use-saving-all.ts';
import type { WorkList } from '../use-work-list.ts';
import { dayAtOffice } from '../../../frame/days.ts';
import { eventWords } from '../../../parts/application/event-words.ts';
import { columns } from '../rows/columns.tsx';
import { saveCsv } from '../../../parts/lists/save-file.ts';

const PAGE = String(PAGE_SIZE_MAXIMUM);

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

/** Saves rows as CSV, in the person's language; amounts and dates are unformatted, so that a spreadsheet can use them. */
function exportRows(rows: readonly WorkListRow[], words: Translation, fileName: string): void {
  const { t } = words;
  const head = [
    t(columns.reference.label),
    t('console.columns.business'),
    t('console.columns.legalName'),
    t('console.filters.names.province'),
    t('console.filters.names.language'),
    t(columns.amount.label),
    t(columns.status.label),
    t(columns.proof.label),
    t('console.columns.submitted'),
    t(columns.promise.label),
    t(columns.with.label),
    t(columns.lastEvent.label),
  ];
  const lines = rows.map((row) => [
    row.reference,
    row.operatingName,
    row.legalName,
    row.province,
    t(`console.languages.${row.language}`),
    String(row.requestedAmount),
    t(row.outcome ? `applications.outcome.${row.outcome}` : `applications.status.${row.status}`),
    t(`console.proofs.${row.proof}`),
    dayAtOffice(row.submittedAt),
    row.nextContactDay,
    row.accountManager?.name ?? '',
    row.lastEvent ? eventWords(row.lastEvent, words) : '',
  ]);
  saveCsv(fileName, [head, ...lines]);
}
