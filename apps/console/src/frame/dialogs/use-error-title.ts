import { useText } from '@portal/design/i18n/use-text.ts';
import { useEffect } from 'react';

export function useErrorTitle(isWrong: boolean): void {
  const { t } = useText();
  useEffect(() => {
    if (!isWrong) return undefined;
    const { title } = document;
    document.title = t('layout.errorTitle', { title });
    return () => {
      document.title = title;
    };
  }, [isWrong, t]);
}
