import * as z from 'zod/mini';

export const holderAnswers = ['businessName', 'ownName'] as const;
export type HolderAnswer = (typeof holderAnswers)[number];

/**
 * Form for the customer's answer about a holder. The third choice on screen, "wrong file", removes the file instead.
 */
export const holderAnswerForm = z.strictObject({ answer: z.enum(holderAnswers) });
