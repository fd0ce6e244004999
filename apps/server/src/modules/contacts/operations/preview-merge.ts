import { previewMerge } from '@portal/contract/operations/staff-contacts';
import { implement } from '../../../kernel/operation.ts';
import { previewMerge as preview, refuseSame } from '../actions/preview-merge.ts';

export const previewMergeOperation = implement(previewMerge, async ({ context, query, exchange }) => {
  const { keepCustomerId: keep, mergeCustomerId: merge } = query;
  exchange.noteRow(keep);
  exchange.noteRow(merge);
  refuseSame({ keep, merge });
  return preview(context.database.query, { keep, merge });
});
