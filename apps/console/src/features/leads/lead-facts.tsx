import type { LeadDetails } from '@portal/contract/staff/leads';
import { FACT_SEPARATOR, formatMoney } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { Facts } from '@portal/design/ui/content/facts.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { formatDayAtOffice } from '../../frame/days.ts';
import { CameBack, Notified, reasonWords } from './lead-columns.tsx';
import styles from './leads.module.css';

export function LeadFacts({ lead }: { lead: LeadDetails }) {
  const words = useText();
  const { t, language } = words;
  const { email, monthsInBusiness, annualRevenue, createdAt, consent } = lead;
  const agreed = consent && [
    t('console.consents.given', { day: formatDayAtOffice(consent.givenAt, language) }),
    t('console.consents.text', {
      version: consent.textVersion,
      language: t(`console.languages.${consent.language}`),
    }),
  ];
  return (
    <div className={styles.facts}>
      <Panel title={t('console.leads.said')}>
        <Facts
          facts={[
            [t('console.leads.reasons'), reasonWords(lead, words)],
            [t('console.facts.inBusiness'), t('console.facts.months', { count: monthsInBusiness })],
            [
              t('console.leads.reasonsOf.annualRevenue'),
              t('console.leads.aYear', { amount: formatMoney(annualRevenue, language) }),
            ],
          ]}
        />
      </Panel>
      <Panel title={t('console.leads.contact')}>
        <Facts
          facts={[
            [
              t('console.leads.email'),
              <a key="mail" href={`mailto:${email}`}>
                <EmailAddress email={email} />
              </a>,
            ],
            [t('console.leads.language'), t(`console.languages.${lead.language}`)],
            [t('console.leads.asked'), formatDayAtOffice(createdAt, language)],
            [t('console.leads.consent'), agreed?.join(FACT_SEPARATOR) ?? t('console.consents.none')],
            [t('console.leads.told'), <Notified key="told" lead={lead} />],
            [t('console.leads.cameBack'), <CameBack key="back" lead={lead} />],
          ]}
        />
      </Panel>
    </div>
  );
}
