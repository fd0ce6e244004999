import type { HolderAnswer } from '@portal/contract/fields/holder';
import type { StatementHolder } from '@portal/contract/entities/entities';
import { useEffect, useId, useRef, useState } from 'react';
import type { Files } from './use-files.ts';

export function useHolderQuestion({ statementIds: [first], answer }: StatementHolder, files: Files) {
  const [isChanging, setChanging] = useState(false);
  const [pending, setPending] = useState<HolderAnswer>();
  const hasAnswered = useRef(false);
  const id = useId();
  const toggleId = `${id}-change`;
  const isOpen = answer === null || isChanging;

  // The clicked button disappears once its answer is shown, so the focus must move.
  useEffect(() => {
    if (!hasAnswered.current || isOpen) return;
    hasAnswered.current = false;
    document.getElementById(toggleId)?.focus();
  }, [isOpen, toggleId]);

  return {
    id,
    toggleId,
    isOpen,
    pending,
    answer: async (given: HolderAnswer) => {
      if (first === undefined) return;
      hasAnswered.current = true;
      setPending(given);
      const isStored = await files.answerHolder(first, given);
      setPending(undefined);
      if (isStored) setChanging(false);
      else hasAnswered.current = false;
    },
    toggle: () => setChanging((before) => !before),
  };
}
