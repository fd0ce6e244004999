import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { refresh } from '../../../api/refresh.ts';

export interface RetryButtonProps {
  job: string;
  label: string;
  onDone: (words: string) => void;
}

export function RetryButton({ job, label, onDone }: RetryButtonProps) {
  const { t, message } = useText();
  const { isPending, mutate } = useMutation({
    mutationFn: () => callOperation('Staff_RetryJobs', { params: { job } }),
    onSuccess: async ({ jobs }) => {
      onDone(t('console.settings.system.retried', { count: jobs }));
      await refresh();
    },
    onError: (error) => onDone(message(messageKeyOf(error))),
  });
  return (
    <Button size="small" variant="secondary" pending={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
