import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import CloudOff from 'lucide-react/icons/cloud-off';

export interface LoadFailedProps {
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

export function LoadFailed({ title, error, retrying, onRetry }: LoadFailedProps) {
  const { t } = useText();
  return (
    <EmptyState
      icon={<CloudOff size={32} aria-hidden="true" />}
      title={title}
      action={
        <Button variant="secondary" pending={retrying} onClick={onRetry}>
          {t('applications.tryAgain')}
        </Button>
      }
    >
      {t(messageKeyOf(error))}
    </EmptyState>
  );
}
