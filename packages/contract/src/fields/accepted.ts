import * as z from 'zod/mini';

function accepted(message: string) {
  return z.literal(true, { error: message });
}

export const acceptedTerms = accepted('validation.acceptedTerms.required');
export const acceptedReferral = accepted('validation.acceptedReferral.required');
export const acceptedDeclaration = accepted('validation.acceptedDeclaration.required');
