import * as z from 'zod/mini';

/** Whose name it is on a statement or an account that does not name the business: the customer's two answers. */
export const holderAnswers = ['businessName', 'ownName'] as const;
export type HolderAnswer = (typeof holderAnswers)[number];

/** Form of the question; the third answer on screen, the wrong file, removes it instead. */
export const holderAnswerForm = z.strictObject({ answer: z.enum(holderAnswers) });
