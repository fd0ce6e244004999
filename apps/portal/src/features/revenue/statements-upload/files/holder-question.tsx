import { type HolderAnswer, holderAnswers } from '@portal/contract/fields/holder';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { AnswerButton, AnswerButtons } from '../../answer-buttons.tsx';
import styles from './holder-question.module.css';
import type { HolderQuestion } from './use-holder-question.ts';

const answerTexts = {
  businessName: 'revenue.holder.answers.businessName',
  ownName: 'revenue.holder.answers.ownName',
} as const satisfies Record<HolderAnswer, TextKey>;

interface HolderAnswersProps {
  question: HolderQuestion;
  given: HolderAnswer | null;
  onRemove: () => void;
}

export function HolderAnswers({ question, given, onRemove }: HolderAnswersProps) {
  const { t } = useText();
  const { id, pending, answer } = question;
  return (
    <fieldset id={id} className={styles.question}>
      <legend>{t('revenue.holder.question')}</legend>
      <p className={styles.scope}>{t('revenue.holder.scope')}</p>
      <div className={styles.answers}>
        <AnswerButtons>
          {holderAnswers.map((each) => (
            <AnswerButton
              key={each}
              isGiven={given === each}
              pending={pending === each}
              disabled={pending !== undefined && pending !== each}
              onClick={() => void answer(each)}
            >
              {t(answerTexts[each])}
            </AnswerButton>
          ))}
          <AnswerButton disabled={pending !== undefined} onClick={onRemove}>
            {t('revenue.holder.wrongFile')}
          </AnswerButton>
        </AnswerButtons>
      </div>
    </fieldset>
  );
}

interface ChangeAnswerProps {
  question: HolderQuestion;
  fileName: string;
}

export function ChangeAnswer({ question, fileName }: ChangeAnswerProps) {
  const { t } = useText();
  return (
    <span className={styles.change}>
      <LinkButton
        id={question.toggleId}
        aria-label={t('revenue.holder.changeOf', { file: fileName })}
        aria-expanded={question.isOpen}
        aria-controls={question.isOpen ? question.id : undefined}
        onClick={question.toggle}
      >
        {t('revenue.holder.change')}
      </LinkButton>
    </span>
  );
}
