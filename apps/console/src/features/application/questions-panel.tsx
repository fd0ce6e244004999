import { formatInstantDay } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Details } from './details.ts';
import styles from './application.module.css';

/** What was asked in words and what the customer answered, as they wrote it. */
export function QuestionsPanel({ details: { answers } }: { details: Details }) {
  const { t, language } = useText();
  if (answers.length === 0) return null;
  return (
    <Panel title={t('console.questions.title')} note={answers.length}>
      <ul className={styles.answers}>
        {answers.map(({ itemId, question, answer, answeredAt }) => (
          <li key={itemId}>
            <b>{question[language]}</b>
            <p>{answer}</p>
            <span className={styles.quietWords}>
              {t('console.questions.answered', { day: formatInstantDay(answeredAt, language) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
