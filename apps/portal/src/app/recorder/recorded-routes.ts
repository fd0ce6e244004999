import type { RoutePath } from '../routes.ts';

/**
 * Which screens are recorded (decisions, section 8): those with forms and numbers of the application, and nothing
 * at all of SIN, bank and uploads. Screens without a session never are, since nobody has agreed there.
 */
const rules = {
  '/': 'never',
  '/login': 'never',
  '/otp-verification': 'never',
  '/verify': 'never',
  '/expired-otp': 'never',
  '/multiple-contacts-found': 'never',
  '/loading-redirect-from-customer-portal': 'never',
  '/marketing-qualification': 'never',
  '/not-eligible': 'never',
  '/not-eligible-submitted': 'never',
  '/loading-application': 'recorded',
  '/error-application': 'never',
  '/open-application-found': 'recorded',
  '/main': 'recorded',
  '/application-business-selection': 'recorded',
  '/application-welcome': 'recorded',
  '/application-business-structure-section': 'recorded',
  '/application-business-funding-section': 'recorded',
  '/application-business-age-section': 'recorded',
  '/application-personal-information': 'recorded',
  '/application-value-proposition': 'never',
  '/application-about-flinks': 'never',
  '/application-bank-connection': 'never',
  '/application-bank-return': 'never',
  '/application-missing-statements-value-proposition': 'never',
  '/application-bank-statements-upload': 'never',
  '/application-review': 'recorded',
  '/application-processing': 'recorded',
  '/application-sin-entry': 'never',
  '/final': 'recorded',
  '/partner-welcome': 'never',
  '/partner-missing-information': 'recorded',
  '/terms': 'never',
  '/privacy': 'never',
} as const satisfies Record<RoutePath, 'recorded' | 'never'>;

const byPath: ReadonlyMap<string, 'recorded' | 'never'> = new Map(Object.entries(rules));

export function isRecorded(path: string): boolean {
  return byPath.get(path) === 'recorded';
}

/** Where the agreement is asked for, and where it can be taken back. */
const asking: ReadonlySet<string> = new Set<RoutePath>(['/main', '/application-welcome']);

export function asksForAgreement(path: string): boolean {
  return asking.has(path);
}
