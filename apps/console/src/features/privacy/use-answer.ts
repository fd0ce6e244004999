import type { PrivacyRequestOutcome, StaffPrivacyRequest } from '@portal/contract/privacy/requests';
import type { TextKey } from '@portal/locales';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { refreshThen } from '../../api/refresh.ts';

interface Written {
  outcome: PrivacyRequestOutcome | undefined;
  answer: string;
  isErasing: boolean;
  isAgreed: boolean;
}

function whatBlocks({ outcome, answer, isErasing, isAgreed }: Written): TextKey | undefined {
  if (outcome === undefined) return 'console.privacy.blocked.outcome';
  if (answer.trim() === '') return 'console.privacy.blocked.answer';
  return isErasing && !isAgreed ? 'console.privacy.blocked.agree' : undefined;
}

export function useAnswer({ kind, requestId }: StaffPrivacyRequest, onDone: () => void) {
  const [outcome, setOutcome] = useState<PrivacyRequestOutcome>();
  const [answer, setAnswer] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const isErasing = kind === 'erasure' && outcome === 'done';
  const save = useMutation({
    mutationFn: (body: { outcome: PrivacyRequestOutcome; answer: string }) =>
      callOperation('Staff_AnswerPrivacyRequest', { params: { requestId }, body }),
    ...refreshThen(onDone),
  });
  const send = () => {
    if (outcome !== undefined) save.mutate({ outcome, answer });
  };
  return {
    outcome,
    setOutcome,
    answer,
    setAnswer,
    isAgreed,
    setIsAgreed,
    isErasing,
    save,
    send,
    blocked: whatBlocks({ outcome, answer, isErasing, isAgreed }),
  };
}
