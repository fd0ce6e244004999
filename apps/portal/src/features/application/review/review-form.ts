import { acceptedDeclaration } from '@portal/contract/fields/accepted';
import * as z from 'zod/mini';

export function reviewForm(asksTerms: boolean) {
  return z.strictObject({
    choseEnglishTerms: z
      .string()
      .check(z.refine((choice) => !asksTerms || choice !== '', { error: 'validation.choseEnglishTerms.required' })),
    acceptedDeclaration,
  });
}
export type ReviewForm = z.infer<ReturnType<typeof reviewForm>>;
