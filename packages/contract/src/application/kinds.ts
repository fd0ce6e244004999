/** Why and how an application was created (decisions, section 4). */
export const experienceTypes = ['standard', 'partner', 'renewal'] as const;
export type ExperienceType = (typeof experienceTypes)[number];

export const applicationCreations = ['eligibilityCheck', 'partnerReferral', 'customerPortal', 'account'] as const;
export type ApplicationCreation = (typeof applicationCreations)[number];

/** The three messages of the loading screen (specification, section 2). */
export const loadingMessages = ['preparing', 'returning', 'account'] as const;
export type LoadingMessage = (typeof loadingMessages)[number];
