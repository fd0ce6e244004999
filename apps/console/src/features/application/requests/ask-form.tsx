import { type DocumentKind, documentKinds } from '@portal/contract/application/documents';
import { QUESTION_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { type Language, languages } from '@portal/contract/language';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { ReactNode } from 'react';
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
  isHalf: { question: boolean; message: boolean };
  onChange: (part: Partial<Asked>) => void;
}

export function AskForm({ details, months, today, asked, isHalf, onChange }: AskFormProps) {
  const { t } = useText();
  const customers = details.application.personalInfo.language;
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
      <DocumentChoice
        open={details.missing.flatMap(({ document }) => document ?? [])}
        chosen={asked.documents}
        onChange={(documents) => onChange({ documents })}
      />
      {asked.documents.length > 0 && (
        <BothLanguages
          legend={t('console.ask.message')}
          written={asked.message}
          customers={customers}
          hint={isHalf.message && t('console.ask.messageInBoth')}
          onChange={(message) => onChange({ message })}
        />
      )}
      <BothLanguages
        legend={t('console.ask.question')}
        written={asked.question}
        customers={customers}
        hint={isHalf.question && t('console.ask.bothLanguages')}
        onChange={(question) => onChange({ question })}
      >
        <TemplateChoice question={asked.question} onUse={(question) => onChange({ question })} />
      </BothLanguages>
    </>
  );
}

interface DocumentChoiceProps {
  /** Requested earlier, but not received yet. */
  open: readonly DocumentKind[];
  chosen: readonly DocumentKind[];
  onChange: (chosen: DocumentKind[]) => void;
}

/** “Another document” may be requested again, because the message says which one. */
function DocumentChoice({ open, chosen, onChange }: DocumentChoiceProps) {
  const { t } = useText();
  return (
    <fieldset className={styles.choices}>
      <legend>
        {t('console.ask.documents')} <span>{t('console.ask.documentsHint')}</span>
      </legend>
      {documentKinds.map((kind) => {
        const isOpen = kind !== 'other' && open.includes(kind);
        return (
          <label key={kind}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              disabled={isOpen}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
              }
            />
            {t(`common.documents.kinds.${kind}`)} {isOpen && <i>{t('console.ask.asked')}</i>}
          </label>
        );
      })}
    </fieldset>
  );
}

interface BothLanguagesProps {
  legend: string;
  written: Asked['question'];
  /** The customer's language, shown first. */
  customers: Language;
  hint: string | false;
  onChange: (written: Asked['question']) => void;
  children?: ReactNode;
}

function BothLanguages({ legend, written, customers, hint, onChange, children }: BothLanguagesProps) {
  const { t } = useText();
  const order = languages.toSorted((a, b) => Number(b === customers) - Number(a === customers));
  return (
    <fieldset className={styles.group}>
      <legend>
        {legend} <span>{t('console.ask.questionHint')}</span>
      </legend>
      {children}
      {order.map((one) => (
        <label key={one} className={styles.field}>
          <span>
            {t(`console.languages.${one}`)} {one === customers && <i>{t('console.ask.customers')}</i>}
          </span>
          <textarea
            lang={one}
            rows={3}
            maxLength={QUESTION_MAXIMUM_LENGTH}
            value={written[one]}
            onChange={({ target }) => onChange({ ...written, [one]: target.value })}
          />
        </label>
      ))}
      {hint !== false && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
