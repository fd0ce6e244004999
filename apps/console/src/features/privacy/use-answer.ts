import type { PrivacyRequestOutcome, StaffPrivacyRequest } from '@portal/contract/privacy/requests';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { queryClient } from '../../api/queries.ts';

/** The answer as it is written, and its sending. */
export function useAnswer({ kind, requestId }: StaffPrivacyRequest, onDone: () => void) {
  const [outcome, setOutcome] = useState<PrivacyRequestOutcome>();
  const [answer, setAnswer] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const isErasing = kind === 'erasure' && outcome === 'done';
  const isReady = outcome !== undefined && answer.trim() !== '' && (isAgreed || !isErasing);
  const save = useMutation({
    mutationFn: (body: { outcome: PrivacyRequestOutcome; answer: string }) =>
      callOperation('Staff_AnswerPrivacyRequest', { params: { requestId }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      onDone();
    },
  });
  const send = () => {
    if (outcome !== undefined) save.mutate({ outcome, answer });
  };
  return { outcome, setOutcome, answer, setAnswer, isAgreed, setIsAgreed, isErasing, isReady, save, send };
}
