import { DomainError } from '@portal/contract/error-codes';
import { previewInformationMail } from '@portal/contract/operations/staff/decisions';
import { implement } from '../../../../kernel/operation.ts';
import { findApplication } from '../../storage/applications.ts';
import { informationMail } from '../../actions/information/mail-missing-information.ts';
import { loadCheckProgress } from '../../answers/load-check-progress.ts';
import { notAskedYet } from '../../domain/not-asked-yet.ts';
import { previewMail } from '../../../notification/index.ts';

export const previewInformationMailOperation = implement(previewInformationMail, async ({ context, params, body }) => {
  const { query } = context.database;
  const row = await findApplication(query, params.applicationId);
  if (!row) throw new DomainError('errorNotFound');
  const { missing } = await loadCheckProgress(query, context, row.id);
  const items = [...missing, ...notAskedYet(missing, body.items)];
  return previewMail(context, informationMail(context, row, { items, dueDay: body.dueDay }));
});
