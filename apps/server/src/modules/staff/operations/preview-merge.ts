import { DomainError } from '@portal/contract/error-codes';
import { previewMerge } from '@portal/contract/operations/staff-contacts';
import { implement } from '../../../http/operation.ts';
import { toListed } from '../answers/to-listed.ts';
import { refuseSame } from '../domain/refuse-same.ts';
import { listRows } from '../storage/listed-applications.ts';
import { foreseeMerge } from '../storage/foresee-merge.ts';

/** More applications than any customer has. */
const MOST_APPLICATIONS = 1000;

export const previewMergeOperation = implement(previewMerge, async ({ context, query, exchange }) => {
  const { keepCustomerId: keep, mergeCustomerId: merge } = query;
  exchange.noteRow(keep);
  exchange.noteRow(merge);
  refuseSame({ keep, merge });

  const queries = context.database.query;
  const foreseen = await foreseeMerge(queries, { keep, merge });
  if (foreseen === undefined) throw new DomainError('errorNotFound');
  const moved = await listRows(queries, { customerId: merge, limit: MOST_APPLICATIONS });
  return { ...foreseen, applications: moved.map(toListed) };
});
