import type { HolderAnswer } from '@portal/contract/fields/holder';
import type { StatementFile } from '@portal/contract/entities/entities';
import { useEffect, useId, useRef, useState } from 'react';

export interface HolderQuestionOptions {
  /** Whether the question may open automatically, which moves the content below it. */
  mayAsk: boolean;
  /** @returns whether the answer was stored */
  onAnswer: (answer: HolderAnswer) => Promise<boolean>;
}

export interface HolderQuestion {
  /** Ids of the question and of the button that reopens it, which takes the focus after an answer. */
  id: string;
  toggleId: string;
  isAnswered: boolean;
  isOpen: boolean;
  pending: HolderAnswer | undefined;
  answer: (answer: HolderAnswer) => Promise<void>;
  toggle: () => void;
}

export function useHolderQuestion(
  { reading: { asksHolder, holderAnswer } }: StatementFile,
  { mayAsk, onAnswer }: HolderQuestionOptions,
): HolderQuestion {
  const [isChanging, setChanging] = useState(false);
  const [pending, setPending] = useState<HolderAnswer>();
  const hasAnswered = useRef(false);
  const id = useId();
  const toggleId = `${id}-change`;
  const isAnswered = holderAnswer !== null;
  const isOpen = isAnswered ? isChanging : mayAsk && asksHolder;

  // The clicked button disappears once its answer is shown, so the focus must move.
  useEffect(() => {
    if (!hasAnswered.current || isOpen) return;
    hasAnswered.current = false;
    document.getElementById(toggleId)?.focus();
  }, [isOpen, toggleId]);

  return {
    id,
    toggleId,
    isAnswered,
    isOpen,
    pending,
    answer: async (given) => {
      hasAnswered.current = true;
      setPending(given);
      const isStored = await onAnswer(given);
      setPending(undefined);
      if (isStored) setChanging(false);
      else hasAnswered.current = false;
    },
    toggle: () => setChanging((before) => !before),
  };
}
