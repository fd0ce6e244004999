import * as z from 'zod/mini';

/** The customer's two answers when a statement or account does not name the business. */
export const holderAnswers = ['businessName', 'ownName'] as const;
export type HolderAnswer = (typeof holderAnswers)[number];

/** The question's form. The third choice on screen, "wrong file", removes the file instead. */
export const holderAnswerForm = z.strictObject({ answer: z.enum(holderAnswers) });
