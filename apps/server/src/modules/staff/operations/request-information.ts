import { productDay } from '@portal/contract/application/statement-window';
import { DomainError } from '@portal/contract/error-codes';
import { requestInformation } from '@portal/contract/operations/staff';
import type * as z from 'zod/mini';
import { implement } from '../../../http/operation.ts';
import { askForInformation } from '../../application/index.ts';

export const requestInformationOperation = implement(requestInformation, async ({ context, caller, params, body }) => {
  const faults = faultsOf(body, productDay(context.clock.now()));
  if (faults.length > 0) {
    throw new DomainError('errorValidation', {
      errors: faults.map((path) => ({ path, key: 'errors.errorValidation' as const })),
    });
  }
  const request = { applicationId: params.applicationId, ...body, askedBy: caller.keyName };
  const itemIds = await context.database.transaction((tx) => askForInformation(tx, context, request));
  return { itemIds };
});

/** What nobody could provide: by a day that has passed, or of a month that has not begun. @param today YYYY-MM-DD */
function faultsOf({ dueDay, items }: z.output<(typeof requestInformation)['body']>, today: string): string[] {
  const months = items.flatMap((item, index) =>
    item.kind === 'statements'
      ? item.months.flatMap((month, at) =>
          month > today.slice(0, 7) ? [`items.${String(index)}.months.${String(at)}`] : [],
        )
      : [],
  );
  return [...(dueDay !== null && dueDay < today ? ['dueDay'] : []), ...months];
}
