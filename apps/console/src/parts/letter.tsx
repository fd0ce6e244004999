import type { Language } from '@portal/contract/language';
import { useText } from '@portal/design/i18n/use-text.ts';
import styles from './letter.module.css';

export interface LetterProps {
  mail: { language: Language; subject: string; text: string };
  email: string;
}

/** A mail word for word as the customer will get it, in the language that they read. */
export function Letter({ mail: { language, subject, text }, email }: LetterProps) {
  const { t } = useText();
  return (
    <article className={styles.letter}>
      <p className={styles.mailTo}>
        {t('console.decide.mailTo', { email })} · {t(`console.languages.${language}`)}
      </p>
      <h4 lang={language}>{subject}</h4>
      <p className={styles.mailText} lang={language}>
        {text.trim()}
      </p>
    </article>
  );
}
