import type { Lead } from '@portal/contract/staff/leads';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { dayAtOffice } from '../../frame/days.ts';
import { saveCsv } from '../../parts/lists/save-file.ts';
import { reasonWords } from './lead-columns.tsx';

const dayOf = (instant: string | null) => (instant === null ? '' : dayAtOffice(instant));

/**
 * Saves leads as CSV, in the person's language; amounts and dates are unformatted, so that a spreadsheet can use them.
 */
export function exportLeads(leads: readonly Lead[], words: Translation, fileName: string): void {
  const { t } = words;
  const head = [
    t('console.leads.email'),
    t('console.leads.language'),
    t('console.leads.asked'),
    t('console.leads.reasons'),
    t('console.leads.monthsInBusiness'),
    t('console.leads.annualRevenue'),
    t('console.leads.tellOn'),
    t('console.leads.told'),
    t('console.leads.cameBack'),
    t('console.leads.application'),
    t('console.columns.status'),
    t('console.leads.assigned'),
    t('console.leads.contacted'),
  ];
  const lines = leads.map((lead) => [
    lead.email,
    t(`console.languages.${lead.language}`),
    dayOf(lead.createdAt),
    reasonWords(lead, words),
    String(lead.monthsInBusiness),
    String(lead.annualRevenue),
    lead.tellOn ?? '',
    dayOf(lead.toldAt),
    dayOf(lead.cameBackAt),
    lead.application?.reference ?? lead.application?.applicationId ?? '',
    cameBackWords(lead, words),
    lead.accountManager?.name ?? '',
    dayOf(lead.contactedAt),
  ]);
  saveCsv(fileName, [head, ...lines]);
}

function cameBackWords({ application }: Pick<Lead, 'application'>, { t }: Translation): string {
  if (application === null) return '';
  const { status, outcome } = application;
  return t(outcome ? `applications.outcome.${outcome}` : `applications.status.${status}`);
}
