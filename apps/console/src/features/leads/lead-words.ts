import type { Lead } from '@portal/contract/staff/leads';
import type { Translation } from '@portal/design/i18n/use-text.ts';

/** Why they were not eligible. */
export function reasonWords({ reasons }: Pick<Lead, 'reasons'>, { t }: Translation): string {
  return reasons.map((reason) => t(`console.leads.reasonsOf.${reason}`)).join(', ');
}

/** How it stands with the application they came back with; empty without one. */
export function cameBackWords({ application }: Pick<Lead, 'application'>, { t }: Translation): string {
  if (application === null) return '';
  const { status, outcome } = application;
  return t(outcome ? `applications.outcome.${outcome}` : `applications.status.${status}`);
}
