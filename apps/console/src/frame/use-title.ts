import { useText } from '@portal/design/i18n/use-text.ts';
import { useEffect } from 'react';
import { getConsoleConfiguration } from '../api/console-configuration.ts';

export function useTitle(title: string): void {
  const { language } = useText();
  useEffect(() => {
    document.title = `${title} – ${getConsoleConfiguration().brandNames[language]}`;
  }, [title, language]);
}
