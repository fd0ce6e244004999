import { ConnectionLost } from '@portal/contract/client/problem';
import { SECOND_MS } from '@portal/contract/constants';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey, queryClient } from '../../../api/queries.ts';
import { noteMutationKey } from '../../../api/waiting-notes.ts';
import { useDraft } from '../../../storage/drafts.ts';

const LONGEST_PAUSE_MS = 30 * SECOND_MS;

interface WrittenNote {
  /** Generated here, so that a note is not saved twice if the response is lost. */
  noteId: string;
  text: string;
}

/** Writes notes. They queue in order while offline; the text of a refused note returns to the field. */
export function useWritingNote(applicationId: string) {
  const [text, setText] = useDraft(`note ${applicationId}`, '');
  const save = useMutation({
    mutationKey: noteMutationKey(applicationId),
    scope: { id: 'notes' },
    networkMode: 'online',
    mutationFn: (note: WrittenNote) => callOperation('Staff_AddNote', { params: { applicationId }, body: note }),
    retry: (_failures, error) => error instanceof ConnectionLost,
    retryDelay: (failures) => Math.min(SECOND_MS * 2 ** failures, LONGEST_PAUSE_MS),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: operationKey('Staff_ListNotes') }),
    onError: (_error, note) => setText(note.text),
  });
  return {
    text,
    setText,
    error: save.error,
    send: () => {
      const written = text.trim();
      if (written === '') return;
      setText('');
      save.mutate({ noteId: crypto.randomUUID(), text: written });
    },
  };
}

export function useNotesOnTheirWay(applicationId: string) {
  return useMutationState({
    filters: { mutationKey: noteMutationKey(applicationId), status: 'pending' },
    select: ({ state }) => ({
      ...(state.variables as WrittenNote),
      at: new Date(state.submittedAt).toISOString(),
      waits: state.isPaused || state.failureCount > 0,
    }),
  });
}
