import { paths } from '@portal/contract/routes';
import type { AnswerName, AnswerSection } from '@portal/contract/application/answers';
import { stepPlaces } from '@portal/contract/application/steps';
import type { Application } from '@portal/contract/entities/entities';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { operationQuery } from '../../../api/operation-query.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { DefinitionList } from '@portal/design/ui/content/definition-list.tsx';
import { SectionHeading } from '@portal/design/ui/content/section-heading.tsx';
import type { TextKey } from '@portal/locales';
import { formatAnswers } from '@portal/locales/format/answer';
import { formatDaysBetween } from '@portal/locales/format/gaps';
import { formatAccountHolder, formatHolderAnswers, formatOpenHolders } from '@portal/locales/format/holders';
import { monthSpan } from '@portal/locales/format/month-range';
import { formatMonthsReason } from '@portal/locales/format/months-reason';
import { ChangeLink, type ChangeLinkProps } from './change-link.tsx';
import styles from './review.module.css';

interface SectionProps {
  application: Application;
}

function Changeable({ children, link }: { children: ReactNode; link: ReactNode }) {
  return (
    <span className={styles.changeable}>
      <span>{children}</span>
      <span className={styles.change}>{link}</span>
    </span>
  );
}

const ownSteps: { readonly [Name in AnswerName]?: Pick<ChangeLinkProps, 'to' | 'what'> } = {
  requestAmount: { to: stepPlaces.businessFunding.route, what: 'review.changeWhat.funding' },
  timeInBusiness: { to: stepPlaces.businessAge.route, what: 'review.changeWhat.age' },
};

interface AnswerListProps extends SectionProps {
  section: AnswerSection;
  heading: TextKey;
  change: ChangeLinkProps;
}

function AnswerList({ application, section, heading, change }: AnswerListProps) {
  const texts = useText();
  return (
    <section>
      <SectionHeading action={<ChangeLink {...change} />}>{texts.t(heading)}</SectionHeading>
      <DefinitionList
        items={formatAnswers(application, texts, section).map(({ name, label, value }) => {
          const own = ownSteps[name];
          return { term: label, value: own ? <Changeable link={<ChangeLink {...own} />}>{value}</Changeable> : value };
        })}
      />
    </section>
  );
}

export function BusinessSection({ application }: SectionProps) {
  return (
    <AnswerList
      application={application}
      section="business"
      heading="review.business"
      change={{ to: stepPlaces.businessStructure.route, what: 'review.changeWhat.business' }}
    />
  );
}

export function PersonalSection({ application }: SectionProps) {
  return (
    <AnswerList
      application={application}
      section="personal"
      heading="review.personal"
      change={{ to: stepPlaces.personalInformation.route, what: 'review.changeWhat.personal' }}
    />
  );
}

/**
 * Whether every required month was found. Not shown if the customer continues without some, or while files are being
 * read.
 */
function useMonthsFound({ applicationId, revenueConfirmed }: Application) {
  const { t } = useText();
  const { data } = useQuery(operationQuery('Revenue_ListStatements', { params: { applicationId } }));
  const list = data ?? { statements: [], daysBetween: [], severalAccounts: false };
  const months = (data?.covered.months ?? []).filter(({ state }) => state !== 'missing').map(({ month }) => month);
  if (!data || !revenueConfirmed) return { months, list, found: null };
  const found = data.covered.complete ? (
    <Badge tone="good" icon={<CircleCheck size={16} aria-hidden="true" />}>
      {t('review.monthsFound')}
    </Badge>
  ) : (
    <Badge tone="info">{t('review.monthsToCheck')}</Badge>
  );
  return { months, list, found };
}

export function RevenueSection({ application }: SectionProps) {
  const texts = useText();
  const { t } = texts;
  const { bank, statementCount, monthsReason } = application;
  const { months, list, found } = useMonthsFound(application);
  const holders = [...formatOpenHolders(list, texts), ...formatHolderAnswers(list, texts)];
  const daysBetween = formatDaysBetween(list, texts);
  const accountHolder = useAccountHolder(application);
  const showsFiles = statementCount > 0 || !bank;
  const to = bank ? stepPlaces.revenue.route : paths.statementsUpload;
  return (
    <section>
      <SectionHeading action={<ChangeLink to={to} what="review.changeWhat.revenue" />}>
        {t('review.revenue')}
      </SectionHeading>
      <DefinitionList
        items={[
          ...(bank
            ? [{ term: t('review.bank'), value: <WithNote note={!showsFiles && found}>{bank.institution}</WithNote> }]
            : []),
          ...(accountHolder === undefined ? [] : [{ term: t('revenue.bank.holder.label'), value: accountHolder }]),
          ...(showsFiles
            ? [
                {
                  term: t('review.statements'),
                  value: (
                    <WithNote note={found}>
                      <FileCount count={statementCount} isBesideBank={bank !== null} months={months} />
                    </WithNote>
                  ),
                },
              ]
            : []),
          ...(daysBetween.length > 0 ? [{ term: t('revenue.gaps.label'), value: <Lines lines={daysBetween} /> }] : []),
          ...(holders.length > 0 ? [{ term: t('revenue.holder.label'), value: <Lines lines={holders} /> }] : []),
          ...(monthsReason
            ? [{ term: t('revenue.reason.label'), value: formatMonthsReason(monthsReason, texts) }]
            : []),
        ]}
      />
    </section>
  );
}

function useAccountHolder({ applicationId, bank }: Application): string | undefined {
  const texts = useText();
  const { data } = useQuery({
    ...operationQuery('Revenue_GetBankConnection', { params: { applicationId } }),
    enabled: bank !== null,
  });
  const account = data?.connection?.accounts.find(({ accountId }) => accountId === data.connection?.accountId);
  return account && formatAccountHolder({ ...account, holderAnswer: data?.connection?.holderAnswer ?? null }, texts);
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}

function WithNote({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <span className={styles.statements}>
      {children}
      {note}
    </span>
  );
}

interface FileCountProps {
  count: number;
  isBesideBank: boolean;
  months: readonly string[];
}

function FileCount({ count, isBesideBank, months }: FileCountProps) {
  const texts = useText();
  const { t } = texts;
  return isBesideBank || months.length === 0
    ? t('review.filesBesideBank', { count })
    : t('review.files', { count, months: monthSpan(months, texts) });
}
