import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import {
  type ApplicationRow,
  findApplication,
  findOpenItems,
  findUploadRequest,
  toApplication,
} from '../../../application/index.ts';
import { askedStatements } from '../asked-statements.ts';
import type { UploadLinkRow } from '../../storage/upload-links.ts';

export interface ReceivingApplication {
  application: ApplicationRow;
  requestId: string | null;
}

/** Throws errorNotFound for an unknown application, and errorAlreadySubmitted if it no longer accepts statements. */
export async function getReceivingApplication(
  queries: Queries,
  context: Context,
  { application_id: applicationId }: Pick<UploadLinkRow, 'application_id'>,
): Promise<ReceivingApplication> {
  const application = await findApplication(queries, applicationId);
  if (!application) throw new DomainError('errorNotFound');
  assertReceives(application);
  return { application, requestId: await findUploadRequest(queries, context, application) };
}

/** A visitor does not learn that an application was closed, only that it needs no statements. */
export function assertReceives({ status }: Pick<ApplicationRow, 'status'>): void {
  if (status === 'closed') throw new DomainError('errorAlreadySubmitted');
}

export async function describeVisited(
  queries: Queries,
  context: Context,
  { kind, shows_name: showsName }: Pick<UploadLinkRow, 'kind' | 'shows_name'>,
  { application, requestId }: ReceivingApplication,
) {
  const asked = requestId === null ? undefined : askedStatements(await findOpenItems(queries, context, application.id));
  return {
    kind,
    businessName: showsName ? (application.structure?.companyName ?? null) : null,
    months: [...(asked?.months ?? toApplication(context, application).requiredMonths)],
  };
}
