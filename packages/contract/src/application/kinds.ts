export const experienceTypes = ['standard', 'partner', 'renewal'] as const;
export type ExperienceType = (typeof experienceTypes)[number];

export const applicationCreations = ['eligibilityCheck', 'partnerReferral', 'customerPortal', 'account'] as const;
export type ApplicationCreation = (typeof applicationCreations)[number];

export const loadingMessages = ['preparing', 'returning', 'account'] as const;
export type LoadingMessage = (typeof loadingMessages)[number];
