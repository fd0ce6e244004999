import { stepPlaces } from '@portal/contract/application/steps';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import { findKeptIndustry } from '@portal/contract/industries/industries';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { operationQuery } from '../../../api/operation-query.ts';
import { addressLine } from '../../../i18n/address-line.ts';
import { formatDay, formatMoney, formatPercent, formatPhone } from '../../../i18n/format.ts';
import { type Texts, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { monthRange } from '../../../i18n/month-range.ts';
import { ChangeLink } from './change-link.tsx';
import styles from './review.module.css';

interface SectionProps {
  application: Application;
}

function timeInBusiness(months: number | null, { t }: Texts): string {
  if (months === null) return '';
  const isYears = months > 0 && months % MONTHS_PER_YEAR === 0;
  return isYears ? t('review.years', { count: months / MONTHS_PER_YEAR }) : t('review.months', { count: months });
}

/** A value that is asked for on a screen of its own, with the way there. */
function Changeable({ children, link }: { children: ReactNode; link: ReactNode }) {
  return (
    <span className={styles.changeable}>
      <span>{children}</span>
      <span className={styles.change}>{link}</span>
    </span>
  );
}

export function BusinessSection({ application }: SectionProps) {
  const texts = useText();
  const { t, language } = texts;
  const { businessInfo: business, requestAmount, monthsInBusiness } = application;
  const industry = findKeptIndustry(business);
  const fundingLink = <ChangeLink href={stepPlaces.businessFunding.route} what="review.changeWhat.funding" />;
  const ageLink = <ChangeLink href={stepPlaces.businessAge.route} what="review.changeWhat.age" />;

  return (
    <section>
      <SectionHeading
        action={<ChangeLink href={stepPlaces.businessStructure.route} what="review.changeWhat.business" />}
      >
        {t('review.business')}
      </SectionHeading>
      <DefinitionList
        items={[
          { term: t('common.fields.companyName'), value: business.companyName },
          { term: t('common.fields.legalBusinessName'), value: business.legalBusinessName },
          {
            term: t('common.fields.entityType'),
            value: business.entityTypeCode && t(`application.entityTypes.${business.entityTypeCode}`),
          },
          {
            term: t('common.fields.ownershipPercentage'),
            value: business.ownershipPercentage !== null && formatPercent(business.ownershipPercentage, language),
          },
          { term: t('common.fields.industry'), value: industry?.label[language] },
          {
            term: t('common.fields.requestAmount'),
            value: (
              <Changeable link={fundingLink}>
                {requestAmount !== null && formatMoney(requestAmount, language)}
              </Changeable>
            ),
          },
          {
            term: t('common.fields.annualRevenue'),
            value: business.annualRevenue !== null && formatMoney(business.annualRevenue, language),
          },
          {
            term: t('common.fields.timeInBusiness'),
            value: <Changeable link={ageLink}>{timeInBusiness(monthsInBusiness, texts)}</Changeable>,
          },
          { term: t('review.address'), value: addressLine(business) },
        ]}
      />
    </section>
  );
}

export function PersonalSection({ application: { personalInfo: person } }: SectionProps) {
  const { t, language } = useText();
  return (
    <section>
      <SectionHeading
        action={<ChangeLink href={stepPlaces.personalInformation.route} what="review.changeWhat.personal" />}
      >
        {t('review.personal')}
      </SectionHeading>
      <DefinitionList
        items={[
          { term: t('review.name'), value: `${person.firstName ?? ''} ${person.lastName ?? ''}` },
          { term: t('common.fields.email'), value: person.emailAddress },
          {
            term: t('common.fields.phoneNumber'),
            value: person.phoneNumber !== null && formatPhone(person.phoneNumber, language),
          },
          {
            term: t('common.fields.dateOfBirth'),
            value: person.dateOfBirth !== null && formatDay(person.dateOfBirth, language),
          },
          { term: t('review.homeAddress'), value: addressLine(person) },
        ]}
      />
    </section>
  );
}

export function RevenueSection({ application }: SectionProps) {
  const texts = useText();
  const { t } = texts;
  const { applicationId, statementCount: count, requiredMonths, acceptedMonths, revenueConfirmed, bank } = application;
  const { data } = useQuery(operationQuery('Revenue_ListStatements', { params: { applicationId } }));
  const months = data?.covered.window === 'accepted' ? acceptedMonths : requiredMonths;
  // Who goes on without a month, or while it is read, is not told that it was found.
  const found =
    data &&
    (data.covered.complete ? (
      <Badge tone="good" icon={<CircleCheck size={16} aria-hidden="true" />}>
        {t('review.monthsFound')}
      </Badge>
    ) : (
      <Badge tone="info">{t('review.monthsToCheck')}</Badge>
    ));
  const showsFiles = count > 0 || !bank;
  return (
    <section>
      <SectionHeading
        action={
          <ChangeLink
            href={bank ? stepPlaces.revenue.route : '/application-bank-statements-upload'}
            what="review.changeWhat.revenue"
          />
        }
      >
        {t('review.revenue')}
      </SectionHeading>
      <DefinitionList
        items={[
          ...(bank
            ? [
                {
                  term: t('review.bank'),
                  value: (
                    <span className={styles.statements}>
                      {bank.institution}
                      {!showsFiles && revenueConfirmed && found}
                    </span>
                  ),
                },
              ]
            : []),
          ...(showsFiles
            ? [
                {
                  term: t('review.statements'),
                  value: (
                    <span className={styles.statements}>
                      {bank
                        ? t('review.filesBesideBank', { count })
                        : t('review.files', { count, months: monthRange(months, texts) })}
                      {revenueConfirmed && found}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
