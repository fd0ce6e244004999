import type { Language } from '@portal/contract/language';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Segmented } from '@portal/design/ui/buttons/segmented.tsx';
import { useState } from 'react';
import styles from './letter.module.css';
import { MailFrame } from './mail-frame.tsx';

export interface LetterProps {
  mail: { language: Language; subject: string; text: string; html: string };
  email: string;
}

const parts = ['mail', 'text'] as const;

export function Letter({ mail: { language, subject, text, html }, email }: LetterProps) {
  const { t } = useText();
  const [part, setPart] = useState<(typeof parts)[number]>('mail');
  return (
    <>
      <div className={styles.parts}>
        <Segmented
          label={t('console.letter.part')}
          name="part"
          value={part}
          options={parts.map((value) => ({ value, label: t(`console.letter.parts.${value}`) }))}
          onChange={setPart}
        />
      </div>
      <article className={styles.letter}>
        <p className={styles.mailTo}>
          {t('console.decide.mailTo', { email })} · {t(`console.languages.${language}`)}
        </p>
        <h4 lang={language}>{subject}</h4>
        {part === 'mail' ? (
          <MailFrame html={html} language={language} title={t('console.letter.frame')} />
        ) : (
          <p className={styles.mailText} lang={language}>
            {text.trim()}
          </p>
        )}
      </article>
    </>
  );
}
