import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import { findKeptIndustry } from '@portal/contract/industries/industries';
import type { MissingField } from '@portal/contract/partner/missing-information';
import { formatDay, formatMoney, formatPercent, formatPhone } from '../../../i18n/format.ts';
import { type Texts, useText } from '../../../i18n/use-text.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import styles from './missing-information.module.css';

interface KnownValuesProps {
  application: Application;
  missing: readonly MissingField[];
}

/** What was shared, as it reads on review; what is asked for here is left out. */
export function KnownValues({ application, missing }: KnownValuesProps) {
  const texts = useText();
  const { t } = texts;
  const items = listKnown(application, missing, texts);
  if (items.length === 0) return null;
  return (
    <section className={styles.known}>
      <h2>{t('partner.missing.known')}</h2>
      <DefinitionList items={items} />
      <p>{t('partner.missing.correct')}</p>
    </section>
  );
}

function addressLine({ street, city, stateCode, postalCode }: Application['businessInfo' | 'personalInfo']): string {
  const place = [city, stateCode, postalCode?.replace(' ', '\u00A0')].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}

function timeInBusiness(months: number, { t }: Texts): string {
  const isYears = months > 0 && months % MONTHS_PER_YEAR === 0;
  return isYears ? t('review.years', { count: months / MONTHS_PER_YEAR }) : t('review.months', { count: months });
}

function listKnown(
  { businessInfo: business, personalInfo: person, requestAmount, monthsInBusiness }: Application,
  missing: readonly MissingField[],
  texts: Texts,
): { term: string; value: string }[] {
  const { t, language } = texts;
  const money = (amount: number | null) => amount !== null && formatMoney(amount, language);
  const isAsked = (name: MissingField) => missing.includes(name);
  const all: [term: string, value: string | false | null | undefined][] = [
    [t('common.fields.companyName'), business.companyName],
    [t('common.fields.legalBusinessName'), business.legalBusinessName],
    [t('common.fields.entityType'), business.entityTypeCode && t(`application.entityTypes.${business.entityTypeCode}`)],
    [
      t('common.fields.ownershipPercentage'),
      business.ownershipPercentage !== null && formatPercent(business.ownershipPercentage, language),
    ],
    [t('common.fields.industry'), !isAsked('industryCode') && findKeptIndustry(business)?.label[language]],
    [t('partner.fields.businessAddress'), addressLine(business)],
    [t('common.fields.requestAmount'), money(requestAmount)],
    [t('common.fields.annualRevenue'), !isAsked('annualRevenue') && money(business.annualRevenue)],
    [
      t('common.fields.timeInBusiness'),
      !isAsked('timeInBusiness') && monthsInBusiness !== null && timeInBusiness(monthsInBusiness, texts),
    ],
    [t('partner.fields.name'), [person.firstName, person.lastName].filter(Boolean).join(' ')],
    [t('common.fields.phoneNumber'), person.phoneNumber !== null && formatPhone(person.phoneNumber, language)],
    [t('common.fields.dateOfBirth'), person.dateOfBirth !== null && formatDay(person.dateOfBirth, language)],
    [t('partner.fields.homeAddress'), addressLine(person)],
  ];
  return all.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}
