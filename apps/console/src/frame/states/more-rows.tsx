import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import styles from './states.module.css';

export interface MoreRowsProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

export function MoreRows({ hasMore, isLoading, onMore }: MoreRowsProps) {
  const { t } = useText();
  if (!hasMore) return null;
  return (
    <p className={styles.more}>
      <Button variant="secondary" size="small" pending={isLoading} onClick={onMore}>
        {t('console.more')}
      </Button>
    </p>
  );
}
