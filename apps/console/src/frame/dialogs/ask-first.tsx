import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { QuestionDialog } from '@portal/design/ui/dialogs/question-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { refreshThen } from '../../api/refresh.ts';

export interface AskFirstProps {
  title: string;
  text: string;
  confirmLabel: string;
  run: () => Promise<unknown>;
  explain?: (error: unknown) => string | undefined;
  onClose: () => void;
}

export function AskFirst({ title, text, confirmLabel, run, explain, onClose }: AskFirstProps) {
  const { t, message } = useText();
  const { error, isPending, mutate } = useMutation({
    mutationFn: run,
    ...refreshThen(onClose),
  });
  return (
    <QuestionDialog
      open
      title={title}
      keepLabel={t('console.cancel')}
      confirmLabel={confirmLabel}
      pending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{text}</p>
      <div role="alert">
        {error && <InlineAlert tone="bad">{message(explain?.(error) ?? messageKeyOf(error))}</InlineAlert>}
      </div>
    </QuestionDialog>
  );
}
