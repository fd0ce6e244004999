import type { AnsweredApplication, AnswerName } from '@portal/contract/application/answers';
import type { MissingField } from '@portal/contract/partner/missing-information';
import { formatAnswers } from '@portal/locales/format/answer';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Card } from '@portal/design/ui/content/card.tsx';
import { DefinitionList } from '@portal/design/ui/content/definition-list.tsx';
import styles from './missing-information.module.css';

interface KnownValuesProps {
  application: AnsweredApplication;
  missing: readonly MissingField[];
}

export function KnownValues({ application, missing }: KnownValuesProps) {
  const texts = useText();
  const { t } = texts;
  const isAskedAgain = (name: AnswerName) => missing.some((field) => field === name);
  const items = formatAnswers(application, texts)
    .filter(({ name, value }) => value !== '' && name !== 'email' && !isAskedAgain(name))
    .map(({ label, value }) => ({ term: label, value }));
  if (items.length === 0) return null;
  return (
    <Card look="outlined">
      <section className={styles.known} aria-labelledby="known-values">
        <h2 id="known-values">{t('partner.missing.known')}</h2>
        <DefinitionList items={items} />
        <p className={styles.lead}>{t('partner.missing.correct')}</p>
      </section>
    </Card>
  );
}
