import * as z from 'zod/mini';

/** A required checkbox; `false` and anything else give the same message. */
function accepted(message: string) {
  return z.literal(true, { error: message });
}

export const acceptedTerms = accepted('validation.acceptedTerms.required');
/** Sharing with and by a partner, on the partner's welcome screen. */
export const acceptedReferral = accepted('validation.acceptedReferral.required');
/** Truth of the details and the soft credit check, on review. */
export const acceptedDeclaration = accepted('validation.acceptedDeclaration.required');
