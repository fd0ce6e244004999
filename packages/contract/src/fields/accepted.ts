import * as z from 'zod/mini';

/** A box that must be checked; `false` and anything else give the same message. */
function accepted(message: string) {
  return z.literal(true, { error: message });
}

export const acceptedTerms = accepted('validation.acceptedTerms.required');
/** What is shared with a partner and by it, on the partner's welcome screen. */
export const acceptedReferral = accepted('validation.acceptedReferral.required');
/** Truth of the details and the soft credit check, on review (design, review). */
export const acceptedDeclaration = accepted('validation.acceptedDeclaration.required');
