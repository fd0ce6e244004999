import type { StepperStep } from '@portal/contract/application/steps';

/** What stands around a screen (specification, section 2, layout rules). */
export interface RouteLayout {
  topBar: boolean;
  sidebarToggle: boolean;
  securityBadge: boolean;
  /** Below 640 px the page is a non-modal dialog named by its heading. */
  dialogOnSmallScreens: boolean;
  rail: boolean;
  /** Which of the five the stepper marks as current. */
  step?: StepperStep;
  /** All five are done: the application is sent. */
  stepsDone?: boolean;
}

const withoutSidebarToggle = new Set([
  '/',
  '/otp-verification',
  '/marketing-qualification',
  '/not-eligible',
  '/final',
  '/loading-application',
]);

const withoutSecurityBadge = new Set(['/not-eligible', '/main']);

const stepOfPath = new Map<string, StepperStep>([
  ['/application-welcome', 'welcome'],
  ['/application-business-selection', 'welcome'],
  ['/application-business-structure-section', 'business'],
  ['/application-business-funding-section', 'business'],
  ['/application-business-age-section', 'business'],
  ['/application-personal-information', 'personal'],
  ['/application-value-proposition', 'revenue'],
  ['/application-about-flinks', 'revenue'],
  ['/application-bank-connection', 'revenue'],
  ['/application-missing-statements-value-proposition', 'revenue'],
  ['/application-bank-statements-upload', 'revenue'],
  ['/application-bank-return', 'revenue'],
  ['/application-review', 'complete'],
  ['/application-processing', 'complete'],
  ['/application-sin-entry', 'complete'],
  ['/final', 'complete'],
]);

/** The layout of a path: data and prefixes alone, so that every rule of the page is in one table test. */
export function layoutOf(path: string): RouteLayout {
  const isApplication = path.startsWith('/application');
  const isPartner = path.startsWith('/partner');
  const step = stepOfPath.get(path);
  return {
    topBar: !isApplication,
    sidebarToggle: !isApplication && !isPartner && !withoutSidebarToggle.has(path),
    securityBadge: !isApplication && !isPartner && !withoutSecurityBadge.has(path),
    dialogOnSmallScreens: path !== '/main',
    rail: isApplication,
    ...(step && { step }),
    ...(path === '/final' && { stepsDone: true }),
  };
}
