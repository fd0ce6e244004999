import { ConnectionLost } from '@portal/contract/client/problem';
import { SECOND_MS } from '@portal/contract/constants';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { noteMutationKey } from '../../api/waiting-notes.ts';
import { useDraft } from '../../storage/drafts.ts';

const LONGEST_PAUSE_MS = 30 * SECOND_MS;

export interface WrittenNote {
  /** Generated here, so that a note is not saved twice if the response is lost. */
  noteId: string;
  text: string;
}

/**
 * Writes notes about an application or a lead. They queue in order while offline; the text of a refused note returns to
 * the field.
 * @param about the id of the application or lead
 */
export function useWritingNote(about: string, save: (note: WrittenNote) => Promise<unknown>, onSaved: () => unknown) {
  const [text, setText] = useDraft(`note ${about}`, '');
  const saving = useMutation({
    mutationKey: noteMutationKey(about),
    scope: { id: 'notes' },
    networkMode: 'online',
    mutationFn: save,
    retry: (_failures, error) => error instanceof ConnectionLost,
    retryDelay: (failures) => Math.min(SECOND_MS * 2 ** failures, LONGEST_PAUSE_MS),
    onSuccess: onSaved,
    onError: (_error, note) => setText(note.text),
  });
  return {
    text,
    setText,
    error: saving.error,
    send: () => {
      const written = text.trim();
      if (written === '') return;
      setText('');
      saving.mutate({ noteId: crypto.randomUUID(), text: written });
    },
  };
}

export function useNotesOnTheirWay(about: string) {
  return useMutationState({
    filters: { mutationKey: noteMutationKey(about), status: 'pending' },
    select: ({ state }) => ({
      ...(state.variables as WrittenNote),
      at: new Date(state.submittedAt).toISOString(),
      waits: state.isPaused || state.failureCount > 0,
    }),
  });
}
