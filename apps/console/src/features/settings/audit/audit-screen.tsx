import type { AuditEntry } from '@portal/contract/staff/audit';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import inRow from '@portal/design/ui/tables/in-row.module.css';
import styles from './audit.module.css';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { usePages } from '../../../api/pages.ts';
import {
  applicationAddress,
  customerAddress,
  leadAddress,
  navigate,
  ScreenLink,
  useSearch,
} from '../../../frame/navigation.tsx';
import { formatDayAtOffice, timeAtOffice } from '../../../frame/days.ts';
import { Listed } from '../../../parts/lists/listed.tsx';
import { SettingsScreen } from '../settings-screen.tsx';
import { AuditForm } from './audit-form.tsx';
import { addressOfSearch, readAuditSearch, toAuditQuery } from './audit-search.ts';
import { accessWords } from './access-words.ts';
import { isReading, operationWords, subjectOf } from './operation-words.ts';
import { type AuditLine, withReadsOnce } from './repeated-reads.ts';

export function AuditScreen() {
  return (
    <SettingsScreen tab="audit">
      <AuditPanel />
    </SettingsScreen>
  );
}

function AuditPanel() {
  const words = useText();
  const { t } = words;
  const query = useSearch();
  const search = readAuditSearch(query);
  const list = usePages('Staff_SearchAudit', toAuditQuery(search));
  const title = t('console.settings.audit.title');
  return (
    <Panel title={title} note={t('console.settings.audit.note')}>
      <AuditForm search={search} onSearch={(next) => navigate(addressOfSearch(next))} />
      <Listed
        rows={list.data?.pages.flatMap(({ entries }) => entries)}
        read={list}
        empty={t('console.settings.audit.none')}
      >
        {(rows) => (
          <Table
            title={title}
            rows={withReadsOnce(rows, isReading, list.hasNextPage)}
            keyOf={({ entry }) => entry.entryId}
            columns={columnsOf(words)}
          />
        )}
      </Listed>
    </Panel>
  );
}

function columnsOf(words: Translation): Column<AuditLine>[] {
  const { t, language } = words;
  return [
    {
      title: t('console.settings.audit.when'),
      cell: ({ entry: { at } }) =>
        t('console.settings.audit.dayAndTime', {
          day: formatDayAtOffice(at, language),
          time: timeAtOffice(at, language),
        }),
    },
    { title: t('console.settings.audit.who'), cell: ({ entry }) => <Caller entry={entry} /> },
    {
      title: t('console.settings.audit.what'),
      cell: (line) => <What line={line} />,
    },
    { title: t('console.settings.audit.about'), cell: (line) => <About line={line} /> },
    { title: t('console.settings.audit.outcome'), cell: ({ entry: { status } }) => <Outcome status={status} /> },
    {
      title: t('console.settings.audit.request'),
      cell: ({ entry: { requestId } }) => <span className={inRow.id}>{requestId}</span>,
    },
  ];
}

function Caller({ entry: { person, key } }: { entry: AuditEntry }) {
  const { t } = useText();
  if (person) return person.name;
  return key ? t('console.settings.audit.key', { name: key.name }) : t('console.actors.customer');
}

function What({ line: { entry, count, since, others, isOpening } }: { line: AuditLine }) {
  const words = useText();
  const { t, language } = words;
  return (
    <>
      <span title={entry.operation}>
        {isOpening ? t('console.settings.audit.opening') : operationWords(entry.operation, words)}
      </span>
      {entry.change && <span className={inRow.id}> {accessWords(entry.change, words)}</span>}
      {count > 1 && (
        <span className={inRow.id}>
          {' '}
          {t('console.settings.audit.times', { count, time: timeAtOffice(since, language) })}
        </span>
      )}
      {others.length > 0 && (
        <span className={inRow.id}>
          {' '}
          {t('console.settings.audit.also', {
            what: others.map((operation) => operationWords(operation, words)).join(', '),
          })}
        </span>
      )}
    </>
  );
}

const subjects = {
  lead: { addressOf: leadAddress, label: 'console.settings.audit.lead' },
  customer: { addressOf: customerAddress, label: 'console.settings.audit.customer' },
} as const;

function About({ line }: { line: AuditLine }) {
  const { t } = useText();
  const { operation, reference, application, rowName, rowId } = line.entry;
  if (application && reference !== null) {
    return (
      <>
        <ApplicationLink {...application} reference={reference} />
        <FurtherApplications line={line} />
      </>
    );
  }
  if (rowName !== null) return rowName;
  const subject = subjectOf(operation);
  if (subject && rowId !== null) {
    const { addressOf, label } = subjects[subject];
    return (
      <ScreenLink to={addressOf(rowId)} className={inRow.link}>
        {t(label)} <span className={inRow.id}>{rowId}</span>
      </ScreenLink>
    );
  }
  return rowId !== null && <span className={inRow.id}>{application?.business ?? rowId}</span>;
}

function FurtherApplications({ line: { furtherApplications: count, isCutOff } }: { line: AuditLine }) {
  const { t } = useText();
  if (count === 0) return null;
  const words = t(isCutOff ? 'console.settings.audit.atLeast' : 'console.matches.more', { count });
  return <span className={inRow.id}> {words}</span>;
}

function ApplicationLink({
  applicationId,
  business,
  reference,
}: NonNullable<AuditEntry['application']> & { reference: string }) {
  return (
    <ScreenLink to={applicationAddress(applicationId)} className={inRow.link}>
      {business && `${business}${FACT_SEPARATOR}`}
      <span className={styles.reference}>{reference}</span>
    </ScreenLink>
  );
}

const REFUSED = 400;
const BROKEN = 500;

function Outcome({ status }: { status: number | null }) {
  const { t } = useText();
  if (status === null) return <Badge tone="attention">{t('console.settings.audit.outcomes.unknown')}</Badge>;
  if (status >= BROKEN) return <Badge tone="bad">{t('console.settings.audit.outcomes.failed', { status })}</Badge>;
  if (status >= REFUSED)
    return <Badge tone="attention">{t('console.settings.audit.outcomes.refused', { status })}</Badge>;
  return <Badge tone="good">{t('console.settings.audit.outcomes.done')}</Badge>;
}
