import type { Language } from '@portal/contract/language';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { ReactNode } from 'react';
import { showLanguage } from '../i18n/language.ts';
import { getConsoleConfiguration } from '../api/console-configuration.ts';
import styles from './entry-page.module.css';
import { Mark } from './mark.tsx';

export function EntryPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t, language } = useText();
  const other: Language = language === 'en' ? 'fr' : 'en';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Mark size={28} />
          <span aria-hidden="true">{getConsoleConfiguration().brandNames[language]}</span>
        </span>
        <button type="button" lang={other} onClick={() => void showLanguage(other)}>
          {t('console.otherLanguage')}
        </button>
      </header>
      <main className={styles.card}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </main>
    </div>
  );
}
