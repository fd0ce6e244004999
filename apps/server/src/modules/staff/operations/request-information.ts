import { productDay } from '@portal/contract/application/statement-window';
import { DomainError } from '@portal/contract/error-codes';
import { requestInformation } from '@portal/contract/operations/staff';
import type * as z from 'zod/mini';
import { implement } from '../../../http/operation.ts';
import { askForInformation } from '../../application/index.ts';

export const requestInformationOperation = implement(requestInformation, async ({ context, caller, params, body }) => {
  const errors = errorsOf(body, productDay(context.clock.now()));
  if (errors.length > 0) {
    throw new DomainError('errorValidation', {
      errors: errors.map((path) => ({ path, key: 'errors.errorValidation' as const })),
    });
  }
  const request = { applicationId: params.applicationId, ...body, askedBy: caller.name };
  const itemIds = await context.database.transaction((tx) => askForInformation(tx, context, request));
  return { itemIds };
});

/** What nobody could provide: by a day that has passed, or for a month that has not begun. @param today YYYY-MM-DD */
function errorsOf({ dueDay, items }: z.output<(typeof requestInformation)['body']>, today: string): string[] {
  const months = items.flatMap((item, index) =>
    item.kind === 'statements'
      ? item.months.flatMap((month, at) =>
          month > today.slice(0, 7) ? [`items.${String(index)}.months.${String(at)}`] : [],
        )
      : [],
  );
  return [...(dueDay !== null && dueDay < today ? ['dueDay'] : []), ...months];
}
