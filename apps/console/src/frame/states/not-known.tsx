import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import type { Unknown } from './why-unknown.ts';

/** Takes the place of a value in a line or a small panel. */
export function NotKnown({ what, unknown: { isLoading, isRetrying, retry } }: { what: string; unknown: Unknown }) {
  const { t } = useText();
  if (isLoading) return t('common.loading');
  return (
    <>
      <span role="status">{t(isRetrying ? 'common.loading' : 'console.unknown.failed')}</span>{' '}
      <Button variant="quiet" size="small" pending={isRetrying} onClick={retry}>
        {t('console.failed.again')} <span className="visually-hidden">{what}</span>
      </Button>
    </>
  );
}
