import { paths, type RoutePath } from '@portal/contract/routes';

/**
 * Which screens are recorded (decisions, section 8): those with forms and numbers of the application, and nothing
 * at all of SIN, bank and uploads. Screens without a session never are, since nobody has agreed there.
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

/** Where the agreement is asked for, and where it can be taken back. */
const asking: ReadonlySet<string> = new Set<RoutePath>([paths.myApplications, paths.welcome]);

export function asksForAgreement(path: string): boolean {
  return asking.has(path);
}
