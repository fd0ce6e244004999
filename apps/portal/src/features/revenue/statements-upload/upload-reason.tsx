import { missingMonths } from '@portal/contract/application/statements/months-covered';
import { standsInForFile } from '@portal/contract/application/statements/months-reason';
import type { Application } from '@portal/contract/entities/entities';
import type { ResponseBody } from '../../../api/operation-types.ts';
import { MonthsReasonNote } from '../months-reason/months-reason.tsx';
import { focusDropZone } from './files/use-files.ts';
import type { StatementRequest } from './use-statement-request.ts';

interface UploadReasonProps {
  application: Application;
  request: StatementRequest | undefined;
  list: ResponseBody<'Revenue_ListStatements'>;
}

export function UploadReason({ application, request, list }: UploadReasonProps) {
  const { bank, monthsReason } = application;
  const missing = missingMonths(list.covered);
  const counts = !request || standsInForFile(monthsReason, { askedAt: request.askedAt });
  const reason = counts ? monthsReason : null;
  const isKnown = request !== undefined || bank?.state === 'read' || list.statements.length > 0;
  if (!reason && !(isKnown && missing.length > 0)) return null;
  return <MonthsReasonNote application={application} months={missing} reason={reason} onUpload={focusDropZone} />;
}
