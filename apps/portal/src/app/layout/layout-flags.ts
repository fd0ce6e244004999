import { paths } from '@portal/contract/routes';
import type { StepperStep } from '@portal/contract/application/steps';

export interface RouteLayout {
  topBar: boolean;
  sidebarToggle: boolean;
  securityBadge: boolean;
  /** Below 640 px the page is a non-modal dialog named by its heading. */
  dialogOnSmallScreens: boolean;
  rail: boolean;
  step?: StepperStep;
  stepsDone?: boolean;
}

const withoutSidebarToggle = new Set([
  paths.login,
  paths.checkInbox,
  paths.eligibilityCheck,
  paths.notEligible,
  paths.final,
  paths.loadingApplication,
  paths.uploadVisit,
]);

const withoutSecurityBadge = new Set([paths.notEligible, paths.myApplications]);

const stepOfPath = new Map<string, StepperStep>([
  [paths.welcome, 'welcome'],
  [paths.businessSelection, 'welcome'],
  [paths.businessStructure, 'business'],
  [paths.businessFunding, 'business'],
  [paths.businessAge, 'business'],
  [paths.partnerMissingInformation, 'business'],
  [paths.personalInformation, 'personal'],
  [paths.valueProposition, 'revenue'],
  [paths.aboutBankConnection, 'revenue'],
  [paths.bankConnection, 'revenue'],
  [paths.missingStatements, 'revenue'],
  [paths.statementsUpload, 'revenue'],
  [paths.bankReturn, 'revenue'],
  [paths.review, 'complete'],
  [paths.processing, 'complete'],
  [paths.sinEntry, 'complete'],
  [paths.final, 'complete'],
]);

export function layoutOf(path: string): RouteLayout {
  const isApplication = path.startsWith('/application');
  const isPartner = path.startsWith('/partner');
  const step = stepOfPath.get(path);
  return {
    topBar: !isApplication,
    sidebarToggle: !isApplication && !isPartner && !withoutSidebarToggle.has(path),
    securityBadge: !isApplication && !isPartner && !withoutSecurityBadge.has(path),
    dialogOnSmallScreens: path !== paths.myApplications,
    rail: isApplication,
    ...(step && { step }),
    ...(path === paths.final && { stepsDone: true }),
  };
}
