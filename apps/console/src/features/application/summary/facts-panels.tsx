import type { SavedIndustry } from '@portal/contract/industries/industries';
import { useQuery } from '@tanstack/react-query';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { ReactNode } from 'react';
import {
  FACT_SEPARATOR,
  formatAddress,
  formatMoney,
  formatPercent,
  formatPhone,
  phoneAddress,
} from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { Facts } from '@portal/design/ui/content/facts.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { formatDayAtOffice } from '../../../frame/days.ts';
import styles from '../application.module.css';
import type { Details } from '../details.ts';

export function BusinessPanel({ details }: { details: Details }) {
  const words = useText();
  const { t, language } = words;
  const { application, referral } = details;
  const { businessInfo: business, monthsInBusiness: months } = application;
  const industry = useIndustry(business);
  const years = Math.floor((months ?? 0) / MONTHS_PER_YEAR);
  const rest = (months ?? 0) % MONTHS_PER_YEAR;
  const age = [
    years > 0 ? t('console.facts.years', { count: years }) : '',
    rest > 0 || years === 0 ? t('console.facts.months', { count: rest }) : '',
  ];
  return (
    <Panel title={t('console.facts.business')}>
      <Facts
        facts={[
          [t('console.columns.legalName'), business.legalBusinessName],
          [t('console.facts.industry'), industry],
          [
            t('console.facts.entity'),
            business.entityTypeCode && t(`application.entityTypes.${business.entityTypeCode}`),
          ],
          [t('console.facts.inBusiness'), months === null ? null : age.filter(Boolean).join(' ')],
          [
            t('console.facts.stated'),
            business.annualRevenue === null
              ? null
              : t('console.facts.aYear', { amount: formatMoney(business.annualRevenue, language) }),
          ],
          [t('console.facts.address'), formatAddress(business)],
          [t('console.facts.bankAccount'), bankAccountWords(details, words)],
          [
            t('console.facts.cameBy'),
            referral
              ? referralWords(referral, words)
              : t(`console.facts.creations.${application.applicationCreatedWith}`),
          ],
        ]}
      />
    </Panel>
  );
}

function bankAccountWords({ bankAccount, application }: Details, { t }: Translation): ReactNode {
  if (bankAccount === null) return application.submittedBank;
  const { kind, question, holderAnswer } = bankAccount;
  const bank = application.bank?.institution ?? application.submittedBank;
  const facts = [bank, t(`console.bankAccounts.kinds.${kind}`)].filter(Boolean).join(FACT_SEPARATOR);
  if (question !== 'holder') return facts;
  const whose = holderAnswer ?? 'notAnswered';
  return (
    <>
      {facts} <span className={styles.attention}>{t(`console.statements.inOtherName.${whose}`)}</span>
    </>
  );
}

function referralWords(referral: NonNullable<Details['referral']>, { t, language }: Translation): string {
  const { partnerName, partnerReference, acceptedAt } = referral;
  return [
    partnerName,
    partnerReference !== null && t('console.facts.partnerReference', { reference: partnerReference }),
    acceptedAt !== null && t('console.facts.referralAccepted', { day: formatDayAtOffice(acceptedAt, language) }),
  ]
    .filter(Boolean)
    .join(FACT_SEPARATOR);
}

export function PersonPanel({ details: { application } }: { details: Details }) {
  const { t, language } = useText();
  const { personalInfo: person } = application;
  const share = application.businessInfo.ownershipPercentage;
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return (
    <Panel title={t('console.facts.person')}>
      <Facts
        facts={[
          [t('console.facts.name'), name],
          [t('console.facts.owns'), share === null ? null : formatPercent(share, language)],
          [t('console.filters.names.language'), t(`console.languages.${person.language}`)],
          [
            t('console.facts.phone'),
            person.phoneNumber && (
              <a href={phoneAddress(person.phoneNumber)}>{formatPhone(person.phoneNumber, language)}</a>
            ),
          ],
          [
            t('console.invitation.email'),
            <a href={`mailto:${person.emailAddress}`}>
              <EmailAddress email={person.emailAddress} />
            </a>,
          ],
          [t('console.facts.born'), person.dateOfBirth && formatDay(person.dateOfBirth, language, 'short')],
          [t('console.facts.home'), formatAddress(person)],
        ]}
      />
    </Panel>
  );
}

/** Loaded on demand: the list of names is long and only this page uses it. */
const namesQuery = {
  queryKey: ['industries'],
  queryFn: () => import('@portal/contract/industries/industries'),
  staleTime: Infinity,
};

function useIndustry(saved: SavedIndustry): string | null {
  const { t, language } = useText();
  const { data: names } = useQuery(namesQuery);
  const found = names?.findSavedIndustry(saved);
  const code = saved.subIndustryCode ?? saved.industryCode ?? null;
  return found && code !== null ? t('console.facts.industryWithCode', { name: found.label[language], code }) : code;
}
