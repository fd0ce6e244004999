import { type HolderAnswer, holderAnswers } from '@portal/contract/fields/holder';
import type { StatementFile, StatementHolder } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { formatFilesOfHolder, formatHolderAnswer } from '@portal/locales/format/holders';
import { useText } from '@portal/design/i18n/use-text.ts';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { AnswerButton, AnswerButtons } from '../../answer-buttons.tsx';
import styles from './holder-question.module.css';
import type { Files } from './use-files.ts';
import { useHolderQuestion } from './use-holder-question.ts';

const answerTexts = {
  businessName: 'revenue.holder.answers.businessName',
  ownName: 'revenue.holder.answers.ownName',
} as const satisfies Record<HolderAnswer, TextKey>;

interface HolderQuestionProps {
  holder: StatementHolder;
  files: Files;
}

export function HolderQuestion({ holder, files }: HolderQuestionProps) {
  const texts = useText();
  const { t } = texts;
  const { name, answer, statementIds } = holder;
  const question = useHolderQuestion(holder, files);
  const statements = files.list.data?.statements ?? [];
  const given = formatHolderAnswer(holder, statements, texts);
  const named = statements.filter(({ statementId }) => statementIds.includes(statementId));
  return (
    <div className={styles.holder}>
      {given !== undefined && (
        <p>
          {given}{' '}
          <LinkButton
            id={question.toggleId}
            aria-label={t('revenue.holder.changeOf', { name })}
            aria-expanded={question.isOpen}
            aria-controls={question.isOpen ? question.id : undefined}
            onClick={question.toggle}
          >
            {t('revenue.holder.change')}
          </LinkButton>
        </p>
      )}
      {question.isOpen && (
        <fieldset id={question.id} className={styles.question}>
          <legend>{t('revenue.holder.question', { name })}</legend>
          <p className={styles.files}>
            {t('revenue.holder.where', { files: formatFilesOfHolder(holder, statements, texts) })}
          </p>
          <AnswerButtons>
            {holderAnswers.map((each) => (
              <AnswerButton
                key={each}
                isGiven={answer === each}
                pending={question.pending === each}
                disabled={question.pending !== undefined && question.pending !== each}
                onClick={() => void question.answer(each)}
              >
                {t(answerTexts[each])}
              </AnswerButton>
            ))}
            <WrongFile named={named} isDisabled={question.pending !== undefined} onRemove={files.remove} />
          </AnswerButtons>
        </fieldset>
      )}
    </div>
  );
}

interface WrongFileProps {
  named: readonly StatementFile[];
  isDisabled: boolean;
  onRemove: (statement: StatementFile) => void;
}

/** If the question is about several files, the customer removes the wrong ones in the list. */
function WrongFile({ named, isDisabled, onRemove }: WrongFileProps) {
  const { t } = useText();
  const [only, another] = named;
  if (another) return <p className={styles.files}>{t('revenue.holder.wrongFiles')}</p>;
  return (
    only && (
      <AnswerButton disabled={isDisabled} onClick={() => onRemove(only)}>
        {t('revenue.holder.wrongFile')}
      </AnswerButton>
    )
  );
}
