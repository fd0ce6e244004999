import { DomainError, type FieldProblem } from '@portal/contract/error-codes';
import { requestInformation } from '@portal/contract/operations/staff';
import type * as z from 'zod/mini';
import { implement } from '../../../../kernel/operation.ts';
import { requestInformationFrom, officeDays, type OfficeDays, problemOfDay } from '../../../application/index.ts';
import { countForOpenRequest } from '../../actions/count-for-open-request.ts';

export const requestInformationOperation = implement(requestInformation, async ({ context, caller, params, body }) => {
  const errors = errorsOf(body, officeDays(context));
  if (errors.length > 0) throw new DomainError('errorValidation', { errors });
  const by = { askedBy: caller.name, askedWithKey: caller.keyId !== null };
  const request = { applicationId: params.applicationId, ...body, ...by };
  const itemIds = await context.database.transaction(async (tx) => {
    const ids = await requestInformationFrom(tx, context, request);
    await countForOpenRequest(tx, context, params.applicationId);
    return ids;
  });
  return { itemIds };
});

function errorsOf({ dueDay, items }: z.output<(typeof requestInformation)['body']>, days: OfficeDays): FieldProblem[] {
  const dayKey = dueDay === null ? undefined : problemOfDay(dueDay, days);
  const months = items.flatMap((item, index) =>
    item.kind === 'statements'
      ? item.months.flatMap((month, at) =>
          month > days.today.slice(0, 7) ? [`items.${String(index)}.months.${String(at)}`] : [],
        )
      : [],
  );
  return [
    ...(dayKey === undefined ? [] : [{ path: 'dueDay', key: dayKey }]),
    ...months.map((path) => ({ path, key: 'validation.staff.monthAhead' })),
  ];
}
