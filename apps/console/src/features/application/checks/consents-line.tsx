import { FACT_SEPARATOR } from '@portal/locales/format';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { formatDayAtOffice } from '../../../frame/days.ts';
import type { Details } from '../details.ts';
import { CheckLine } from './check-line.tsx';
import styles from '../application.module.css';

type Consent = Details['consents'][number];

const isActive = ({ withdrawnAt }: Consent) => withdrawnAt === null;

export function ConsentsLine({ consents }: { consents: readonly Consent[] }) {
  const words = useText();
  const { t } = words;
  const kinds = new Set(consents.filter(isActive).map(({ kind }) => t(`console.consents.kinds.${kind}`)));
  return (
    <CheckLine tone={consents.every(isActive) ? 'good' : 'warn'} title={t('console.consents.title')}>
      <Disclosure className={styles.more} title={[...kinds].join(', ') || t('console.consents.none')}>
        <ul>
          {consents.map((consent) => (
            <li key={`${consent.kind} ${consent.givenAt} ${String(consent.isOfApplication)}`}>
              <b className={classNames(!isActive(consent) && styles.gone)}>
                {t(`console.consents.kinds.${consent.kind}`)}
              </b>
              <span className={styles.why}>{consentWords(consent, words)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </CheckLine>
  );
}

function consentWords(consent: Consent, { t, language }: Translation): string {
  const { givenAt, withdrawnAt, textVersion } = consent;
  const facts = [
    withdrawnAt === null
      ? t('console.consents.given', { day: formatDayAtOffice(givenAt, language) })
      : t('console.consents.withdrawn', { day: formatDayAtOffice(withdrawnAt, language) }),
    t('console.consents.text', { version: textVersion, language: t(`console.languages.${consent.language}`) }),
    !consent.isOfApplication && t('console.consents.ofAccount'),
  ];
  return facts.filter(Boolean).join(FACT_SEPARATOR);
}
