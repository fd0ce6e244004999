import type { PrivacyRequestOutcome, StaffPrivacyRequest } from '@portal/contract/privacy/requests';
import { useText } from '@portal/design/i18n/use-text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { Unread } from '../../frame/states/unread.tsx';
import { Letter } from '../../parts/letter.tsx';
import styles from './answer-dialog.module.css';

const WRITING_PAUSE_MS = 400;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), WRITING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}

export interface AnswerPreviewProps {
  request: StaffPrivacyRequest;
  outcome: PrivacyRequestOutcome | undefined;
  answer: string;
}

export function AnswerPreview({ request: { requestId, email }, outcome, answer }: AnswerPreviewProps) {
  const { t } = useText();
  const written = usePaused(answer.trim());
  const isWritten = outcome !== undefined && written !== '';
  const read = useQuery({
    queryKey: ['Staff_PreviewPrivacyAnswer', requestId, outcome, written],
    queryFn: ({ signal }) =>
      callOperation('Staff_PreviewPrivacyAnswer', {
        params: { requestId },
        body: { outcome: outcome ?? 'declined', answer: written },
        signal,
      }),
    enabled: isWritten,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data } = read;
  return (
    <>
      <h3>{t('console.privacy.preview')}</h3>
      {!isWritten && <p className={styles.quiet}>{t('console.privacy.previewLater')}</p>}
      {isWritten && <Unread read={read} shape={null} />}
      {isWritten && data && <Letter mail={data} email={email ?? ''} />}
    </>
  );
}
