import type { LeadEvent } from '@portal/contract/staff/leads';
import type { Translation } from '@portal/design/i18n/use-text.ts';

export function leadEventWords({ kind, contact, assignedTo }: LeadEvent, { t }: Translation): string {
  if (contact)
    return t(`console.contact.said.${contact.kind}`, { outcome: t(`console.contact.outcomes.${contact.outcome}`) });
  if (kind === 'noteAdded') return t('console.note.label');
  return assignedTo === null ? t('console.leads.unassigned') : t('console.leads.assignedTo', { name: assignedTo });
}
