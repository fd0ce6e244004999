import type { HolderAnswer } from '@portal/contract/fields/holder';
import type { StatementFile } from '@portal/contract/entities/entities';
import { useEffect, useId, useRef, useState } from 'react';

export interface HolderQuestionOptions {
  /** Whether the question may appear by itself now: what is below it moves. */
  mayAsk: boolean;
  /** @returns whether it is stored */
  onAnswer: (answer: HolderAnswer) => Promise<boolean>;
}

export interface HolderQuestion {
  /** Of the question, and of the button that opens it again: that takes the focus once it is answered. */
  id: string;
  toggleId: string;
  isAnswered: boolean;
  isOpen: boolean;
  pending: HolderAnswer | undefined;
  answer: (answer: HolderAnswer) => Promise<void>;
  toggle: () => void;
}

/** Whose name a statement is in: asked by itself until it is answered, and again when that is changed. */
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

  // The button that was pressed is gone once its answer is shown.
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
