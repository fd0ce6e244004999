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

/** Where it is asked for, which version of the terms binds, `yes` or `no`; and the tick that closes the review. */
export function reviewForm(asksTerms: boolean) {
  return z.strictObject({
    choseEnglishTerms: z
      .string()
      .check(z.refine((choice) => !asksTerms || choice !== '', { error: 'validation.choseEnglishTerms.required' })),
    acceptedDeclaration,
  });
}
export type ReviewForm = z.infer<ReturnType<typeof reviewForm>>;
