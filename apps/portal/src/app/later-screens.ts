import type { EntryScreen } from '@portal/contract/prerendered-screens';
import { paths, type RoutePath } from '@portal/contract/routes';
import type { ComponentType } from 'react';

export type LaterPath = Exclude<RoutePath, EntryScreen | typeof paths.loginLink>;

/** Separate from routes.ts, because the names of all their files would slow down the first screen (decision 0012). */
export const laterScreens = {
  [paths.checkInbox]: async () =>
    (await import('../features/login/check-inbox/check-inbox-screen.tsx')).CheckInboxScreen,
  [paths.verifyLink]: async () =>
    (await import('../features/login/verify-link/verify-link-screen.tsx')).VerifyLinkScreen,
  [paths.stopReminders]: async () =>
    (await import('../features/stop-reminders/stop-reminders-screen.tsx')).StopRemindersScreen,
  [paths.expiredCode]: async () =>
    (await import('../features/login/expired-code/expired-code-screen.tsx')).ExpiredCodeScreen,
  [paths.multipleContacts]: async () =>
    (await import('../features/login/multiple-contacts/multiple-contacts-screen.tsx')).MultipleContactsScreen,
  [paths.customerPortalRedirect]: async () =>
    (await import('../features/login/customer-portal-redirect/customer-portal-redirect-screen.tsx'))
      .CustomerPortalRedirectScreen,
  [paths.notEligible]: async () =>
    (await import('../features/eligibility/not-eligible/not-eligible-screen.tsx')).NotEligibleScreen,
  [paths.notEligibleSubmitted]: async () =>
    (await import('../features/eligibility/not-eligible-submitted/lead-saved-screen.tsx')).LeadSavedScreen,
  [paths.loadingApplication]: async () =>
    (await import('../features/login/loading-application/loading-application-screen.tsx')).LoadingApplicationScreen,
  [paths.unexpectedError]: async () =>
    (await import('../features/unexpected-error/unexpected-error-screen.tsx')).UnexpectedErrorScreen,
  [paths.openApplication]: async () =>
    (await import('../features/login/open-application/open-application-screen.tsx')).OpenApplicationScreen,
  [paths.myApplications]: async () =>
    (await import('../features/my-applications/my-applications-screen.tsx')).MyApplicationsScreen,
  [paths.sentApplication]: async () =>
    (await import('../features/my-applications/sent-application/sent-application-screen.tsx')).SentApplicationScreen,
  [paths.businessSelection]: async () =>
    (await import('../features/my-applications/business-selection/business-selection-screen.tsx'))
      .BusinessSelectionScreen,
  [paths.welcome]: async () => (await import('../features/application/welcome/welcome-screen.tsx')).WelcomeScreen,
  [paths.businessStructure]: async () =>
    (await import('../features/application/business-structure/business-structure-screen.tsx')).BusinessStructureScreen,
  [paths.businessFunding]: async () =>
    (await import('../features/application/business-funding/business-funding-screen.tsx')).BusinessFundingScreen,
  [paths.businessAge]: async () =>
    (await import('../features/application/business-age/business-age-screen.tsx')).BusinessAgeScreen,
  [paths.personalInformation]: async () =>
    (await import('../features/application/personal-information/personal-information-screen.tsx'))
      .PersonalInformationScreen,
  [paths.valueProposition]: async () =>
    (await import('../features/revenue/value-proposition/value-proposition-screen.tsx')).ValuePropositionScreen,
  [paths.aboutBankConnection]: async () =>
    (await import('../features/revenue/about-bank-connection/about-bank-connection-screen.tsx'))
      .AboutBankConnectionScreen,
  [paths.bankConnection]: async () =>
    (await import('../features/revenue/bank-connection/bank-connection-screen.tsx')).BankConnectionScreen,
  [paths.bankReturn]: async () =>
    (await import('../features/revenue/bank-return/bank-return-screen.tsx')).BankReturnScreen,
  [paths.missingStatements]: async () =>
    (await import('../features/revenue/missing-statements/missing-statements-screen.tsx')).MissingStatementsScreen,
  [paths.statementsUpload]: async () =>
    (await import('../features/revenue/statements-upload/statements-upload-screen.tsx')).StatementsUploadScreen,
  [paths.documentsUpload]: async () =>
    (await import('../features/revenue/documents-upload/documents-upload-screen.tsx')).DocumentsUploadScreen,
  [paths.uploadVisit]: async () =>
    (await import('../features/revenue/upload-visit/upload-visit-screen.tsx')).UploadVisitScreen,
  [paths.review]: async () => (await import('../features/application/review/review-screen.tsx')).ReviewScreen,
  [paths.processing]: async () =>
    (await import('../features/application/processing/processing-screen.tsx')).ProcessingScreen,
  [paths.sinEntry]: async () => (await import('../features/application/sin-entry/sin-entry-screen.tsx')).SinEntryScreen,
  [paths.final]: async () => (await import('../features/application/final/final-screen.tsx')).FinalScreen,
  [paths.partnerWelcome]: async () =>
    (await import('../features/partner/welcome/partner-welcome-screen.tsx')).PartnerWelcomeScreen,
  [paths.partnerMissingInformation]: async () =>
    (await import('../features/application/missing-information/partner-missing-information-screen.tsx'))
      .PartnerMissingInformationScreen,
} as const satisfies Record<LaterPath, () => Promise<ComponentType>>;
