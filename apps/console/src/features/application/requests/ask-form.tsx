import { QUESTION_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { type Language, languages } from '@portal/contract/language';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { Details } from '../details.ts';
import styles from '../../../parts/application/dialogs.module.css';
import { MonthTiles } from './month-tiles.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { askedMonths } from './unasked-months.ts';
import type { Asked } from './use-asking.ts';

export interface AskFormProps {
  details: Details;
  months: readonly MarkedMonth[];
  today: string;
  asked: Asked;
  /** Whether the question is written in only one language. */
  isHalf: boolean;
  onChange: (part: Partial<Asked>) => void;
}

export function AskForm({ details, months, today, asked, isHalf, onChange }: AskFormProps) {
  const { t } = useText();
  return (
    <>
      <MonthTiles
        today={today}
        known={months}
        asked={askedMonths(details.missing)}
        chosen={asked.months}
        onChange={(chosen) => onChange({ months: chosen })}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={asked.sin} onChange={({ target }) => onChange({ sin: target.checked })} />
        {t('console.ask.sin')}
      </label>
      <QuestionFields
        question={asked.question}
        customers={details.application.personalInfo.language}
        isHalf={isHalf}
        onChange={(question) => onChange({ question })}
      />
    </>
  );
}

interface QuestionFieldsProps {
  question: Asked['question'];
  customers: Language;
  isHalf: boolean;
  onChange: (question: Asked['question']) => void;
}

function QuestionFields({ question, customers, isHalf, onChange }: QuestionFieldsProps) {
  const { t } = useText();
  const order = languages.toSorted((a, b) => Number(b === customers) - Number(a === customers));
  return (
    <fieldset className={styles.group}>
      <legend>
        {t('console.ask.question')} <span>{t('console.ask.questionHint')}</span>
      </legend>
      <TemplateChoice question={question} onUse={onChange} />
      {order.map((one) => (
        <label key={one} className={styles.field}>
          <span>
            {t(`console.languages.${one}`)} {one === customers && <i>{t('console.ask.customers')}</i>}
          </span>
          <textarea
            lang={one}
            rows={3}
            maxLength={QUESTION_MAXIMUM_LENGTH}
            value={question[one]}
            onChange={({ target }) => onChange({ ...question, [one]: target.value })}
          />
        </label>
      ))}
      {isHalf && <p className={styles.hint}>{t('console.ask.bothLanguages')}</p>}
    </fieldset>
  );
}
