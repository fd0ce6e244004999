import type { WorkListRow } from '@portal/contract/staff/work-list';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { dayAtOffice } from '../../../frame/days.ts';
import { eventWords } from '../../../parts/application/event-words.ts';
import { columns } from '../rows/columns.ts';
import { saveCsv } from '../../../parts/lists/save-file.ts';

/** Saves rows as CSV, in the person's language; amounts and days stay plain, so that a spreadsheet can count. */
export function exportRows(rows: readonly WorkListRow[], words: Translation, fileName: string): void {
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
