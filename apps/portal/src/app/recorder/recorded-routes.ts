import { paths, type RoutePath } from '@portal/contract/routes';

/**
 * Screens that are recorded: those with the application's forms and amounts, never SIN, bank or uploads. Screens
 * without a session are never recorded, because there is no consent yet.
 */
const rules = {
  [paths.login]: 'never',
  [paths.loginLink]: 'never',
  [paths.checkInbox]: 'never',
  [paths.verifyLink]: 'never',
  [paths.stopReminders]: 'never',
  [paths.expiredCode]: 'never',
  [paths.multipleContacts]: 'never',
  [paths.customerPortalRedirect]: 'never',
  [paths.eligibilityCheck]: 'never',
  [paths.notEligible]: 'never',
  [paths.notEligibleSubmitted]: 'never',
  [paths.loadingApplication]: 'recorded',
  [paths.unexpectedError]: 'never',
  [paths.openApplication]: 'recorded',
  [paths.myApplications]: 'recorded',
  [paths.sentApplication]: 'never',
  [paths.businessSelection]: 'recorded',
  [paths.welcome]: 'recorded',
  [paths.businessStructure]: 'recorded',
  [paths.businessFunding]: 'recorded',
  [paths.businessAge]: 'recorded',
  [paths.personalInformation]: 'recorded',
  [paths.valueProposition]: 'never',
  [paths.aboutBankConnection]: 'never',
  [paths.bankConnection]: 'never',
  [paths.bankReturn]: 'never',
  [paths.missingStatements]: 'never',
  [paths.statementsUpload]: 'never',
  [paths.documentsUpload]: 'never',
  [paths.uploadVisit]: 'never',
  [paths.review]: 'recorded',
  [paths.processing]: 'recorded',
  [paths.sinEntry]: 'never',
  [paths.final]: 'recorded',
  [paths.partnerWelcome]: 'never',
  [paths.partnerMissingInformation]: 'recorded',
  [paths.terms]: 'never',
  [paths.privacy]: 'never',
} as const satisfies Record<RoutePath, 'recorded' | 'never'>;

const byPath: ReadonlyMap<string, 'recorded' | 'never'> = new Map(Object.entries(rules));

export function isRecorded(path: string): boolean {
  return byPath.get(path) === 'recorded';
}

const asking: ReadonlySet<string> = new Set<RoutePath>([paths.myApplications, paths.welcome]);

export function asksForAgreement(path: string): boolean {
  return asking.has(path);
}
