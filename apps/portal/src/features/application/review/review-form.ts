import { acceptedDeclaration } from '@portal/contract/fields/accepted';
import * as z from 'zod/mini';

/** Where required, which version of the terms binds, `yes` or `no`; and the box that completes the review. */
export function reviewForm(asksTerms: boolean) {
  return z.strictObject({
    choseEnglishTerms: z
      .string()
      .check(z.refine((choice) => !asksTerms || choice !== '', { error: 'validation.choseEnglishTerms.required' })),
    acceptedDeclaration,
  });
}
export type ReviewForm = z.infer<ReturnType<typeof reviewForm>>;
