import {
  formatAddress,
  formatDay,
  formatMoney,
  formatPercent,
  formatPhone,
  phoneAddress,
} from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Details } from './details.ts';
import { useIndustry } from './use-industry.ts';

const MONTHS_A_YEAR = 12;

/** What the applicant said of the business. */
export function BusinessPanel({ details: { application, referral } }: { details: Details }) {
  const { t, language } = useText();
  const { businessInfo: business, monthsInBusiness: months } = application;
  const industry = useIndustry(business);
  const years = Math.floor((months ?? 0) / MONTHS_A_YEAR);
  const rest = (months ?? 0) % MONTHS_A_YEAR;
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
          [t('console.facts.cameBy'), referral?.partnerName],
        ]}
      />
    </Panel>
  );
}

/** Who applied. */
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
          [t('console.invitation.email'), <a href={`mailto:${person.emailAddress}`}>{person.emailAddress}</a>],
          [t('console.facts.born'), person.dateOfBirth && formatDay(person.dateOfBirth, language, 'short')],
          [t('console.facts.home'), formatAddress(person)],
        ]}
      />
    </Panel>
  );
}
