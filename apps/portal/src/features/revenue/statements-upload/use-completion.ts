import { standsInForFile } from '@portal/contract/application/statements/months-reason';
import { stepPlaces } from '@portal/contract/application/steps';
import type { Application, StatementFile } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { setCachedApplication } from '../../../api/current-application.ts';
import type { ResponseBody } from '../../../api/operation-types.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { navigate } from '../../../frame/routing/navigation.tsx';
import type { Upload } from './files/upload-queue.ts';
import type { Files } from './files/use-files.ts';
import type { StatementRequest } from './use-statement-request.ts';

async function confirmStatements({ applicationId, version }: Application): Promise<Application> {
  const confirm = (known: number) =>
    callOperation('Revenue_ConfirmStatements', { params: { applicationId }, body: { version: known } });
  try {
    return await confirm(version);
  } catch (error) {
    if (!isProblem(error, 'errorVersionConflict')) throw error;
    const current = await callOperation('Application_GetApplication', { params: { applicationId } });
    return confirm(current.version);
  }
}

function findError(present: readonly StatementFile[], uploads: readonly Upload[]): TextKey | undefined {
  if (uploads.some(({ state }) => state !== 'failed')) return 'revenue.upload.stillUploading';
  return present.length === 0 ? 'validation.upload.required' : undefined;
}

/**
 * Whether there is nothing to confirm: every month is found, no days are missing, every file is read, and each name is
 * known.
 */
function isCertain({ covered, daysBetween, statements }: ResponseBody<'Revenue_ListStatements'>): boolean {
  const isRead = ({ reading }: StatementFile) => reading.state === 'read' && !reading.asksHolder;
  return covered.complete && daysBetween.length === 0 && statements.every(isRead);
}

export function useCompletion(
  application: Application,
  { request, files, onMissing }: { request: StatementRequest | undefined; files: Files; onMissing: () => void },
) {
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);

  const confirmation = useMutation({
    mutationFn: async () => {
      if (!request) return confirmStatements(application);
      await request.provide({ hasFiles: (files.list.data?.statements.length ?? 0) > 0 });
      return undefined;
    },
    onSuccess: (saved) => {
      if (!saved) return;
      setCachedApplication(queries, saved);
      navigate(stepPlaces.review.route);
    },
    onError: (error) => {
      setIsAsking(false);
      showAlert(messageKeyOf(error), 'error');
    },
  });

  const askWhetherComplete = async () => {
    // Continue may be clicked before the list has loaded: load it first.
    const present = files.list.data?.statements ?? (await files.refresh());
    const error = findError(present, files.uploads);
    const list = files.list.data;
    const isShownByBank = !request && list?.covered.complete === true;
    const isExplained = standsInForFile(
      application.monthsReason,
      request ? { askedAt: request.askedAt } : { bankState: application.bank?.state },
    );
    const needsNoFile = error === 'validation.upload.required' && (isShownByBank || isExplained);
    if (needsNoFile || (!error && list && isCertain(list))) {
      files.setError(undefined);
      confirmation.mutate();
      return;
    }
    files.setError(error);
    if (error) onMissing();
    else setIsAsking(true);
  };

  return {
    askWhetherComplete,
    confirm: () => confirmation.mutate(),
    putOff: () => setIsAsking(false),
    isAsking,
    isPending: confirmation.isPending,
  };
}
