/** What a customer may ask to have done with what is kept of her (decisions, section 8). */
export const privacyRequestKinds = ['correction', 'erasure'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** How staff answer: it was done, or why not. */
export const privacyRequestOutcomes = ['done', 'declined'] as const;
export type PrivacyRequestOutcome = (typeof privacyRequestOutcomes)[number];
