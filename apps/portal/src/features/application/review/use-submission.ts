import { paths } from '@portal/contract/routes';
import { consentTextVersions } from '@portal/contract/consent';
import type { Application } from '@portal/contract/entities/entities';
import type { Language } from '@portal/contract/language';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { setCachedApplication } from '../../../api/current-application.ts';
import { operationKey } from '../../../api/operation-query.ts';
import { isProblem } from '@portal/contract/client/problem';
import { handleRefusal } from '../step/handle-refusal.ts';
import type { ReviewForm } from './review-form.ts';

const KEY_BYTES = 16;

function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Submits what is on screen. Retries use the same key, so a lost response does no harm. */
export function useSubmission(application: Application, language: Language, asksTerms: boolean) {
  const { applicationId, version } = application;
  const queries = useQueryClient();
  const attempt = useRef<{ key: string; content: string }>(undefined);

  return async ({ choseEnglishTerms }: ReviewForm): Promise<void> => {
    const body = {
      version,
      acceptedDeclaration: true,
      language,
      textVersion: consentTextVersions.declaration,
      ...(asksTerms && { choseEnglishTerms: choseEnglishTerms === 'yes' }),
    } as const;
    const content = JSON.stringify([applicationId, body]);
    if (attempt.current?.content !== content) attempt.current = { key: createKey(), content };
    try {
      const submitted = await callOperation('Application_SubmitApplication', {
        params: { applicationId, 'idempotency-key': attempt.current.key },
        body,
      });
      // Navigate first: this route's guard would treat the submitted application as an earlier one.
      navigate(paths.processing, { replace: true });
      setCachedApplication(queries, submitted);
    } catch (error) {
      if (isProblem(error, 'errorIdempotencyMismatch')) attempt.current = undefined;
      if (isProblem(error, 'errorVersionConflict'))
        void queries.invalidateQueries({ queryKey: operationKey('Application_GetApplication', { applicationId }) });

      if (!handleRefusal(error, applicationId)) throw error;
    }
  };
}
