import { acceptedDeclaration } from '@portal/contract/fields/accepted';
import type { Application } from '@portal/contract/entities/entities';
import * as z from 'zod/mini';

/**
 * Whether the French terms are shown first and a choice is asked for: the business is in Quebec and the terms were
 * accepted in English (decisions, section 8).
 */
export function asksForTerms({ businessInfo, termsLanguage }: Application): boolean {
  return businessInfo.stateCode === 'QC' && termsLanguage === 'en';
}

/** The tick that closes the review and, where it is asked for, which version of the terms binds: `yes` or `no`. */
export function reviewForm(asksTerms: boolean) {
  return z.strictObject({
    acceptedDeclaration,
    choseEnglishTerms: z
      .string()
      .check(z.refine((choice) => !asksTerms || choice !== '', { error: 'validation.acceptedTerms.required' })),
  });
}
export type ReviewForm = z.infer<ReturnType<typeof reviewForm>>;
