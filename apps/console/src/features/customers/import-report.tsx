import type { ImportReport as Report } from '@portal/contract/csv/import-contacts';
import { pickRecords } from '@portal/contract/csv/split-csv';
import type { ContactColumn } from '@portal/contract/staff/contacts';
import { formatNumber } from '@portal/locales/format/number';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { customerAddress, ScreenLink } from '../../frame/navigation.tsx';
import { saveFile } from '../../parts/lists/save-file.ts';
import styles from './import-dialog.module.css';

type Reason = ContactColumn | 'line';

/** At most this many lines of each kind are listed; the downloadable file has all refused lines. */
const MOST_LISTED = 200;

export interface ImportReportProps {
  report: Report;
  text: string;
  fileName: string;
}

export function ImportReport({ report, text, fileName }: ImportReportProps) {
  const words = useText();
  const { t, language } = words;
  const { created, updated, taken, refused } = report;
  const lines = new Set(refused.map(({ line }) => line));
  return (
    <>
      <InlineAlert
        tone={refused.length === 0 ? 'good' : 'attention'}
        announce="status"
        title={[
          t('console.customers.import.created', { count: created }),
          t('console.customers.import.updated', { count: updated }),
          t('console.customers.import.refused', { count: refused.length }),
        ].join(' · ')}
      >
        {refused.length > 0 && t('console.customers.import.refusedText')}
      </InlineAlert>
      {refused.length > 0 && (
        <>
          <RefusedLines refused={refused.slice(0, MOST_LISTED)} />
          {refused.length > MOST_LISTED && (
            <p>{t('console.customers.import.more', { shown: formatNumber(MOST_LISTED, language) })}</p>
          )}
          <p>
            <Button
              variant="secondary"
              size="small"
              icon={<Download size={15} aria-hidden="true" />}
              onClick={() => saveFile(refusedName(fileName, words), pickRecords(text, lines))}
            >
              {t('console.customers.import.saveRefused')}
            </Button>
          </p>
        </>
      )}
      {taken.length > 0 && <TakenLines taken={taken} />}
    </>
  );
}

function refusedName(fileName: string, { t }: Translation): string {
  return `${fileName.replace(/\.csv$/iu, '')} ${t('console.customers.import.refusedSuffix')}`;
}

function RefusedLines({ refused }: { refused: Report['refused'] }) {
  const { t } = useText();
  const lines = refused.map(({ line, columns }) => ({
    line,
    words: (columns as Reason[]).map((column) => t(`console.customers.import.reasons.${column}`)).join('; '),
  }));
  const heading = t('console.customers.import.wrong');
  return <LinesTable label={t('console.customers.import.refusedTitle')} heading={heading} lines={lines} />;
}

function TakenLines({ taken }: { taken: Report['taken'] }) {
  const { t, language } = useText();
  const title = t('console.customers.import.takenTitle', { count: taken.length });
  const lines = taken.slice(0, MOST_LISTED).map(({ line, customerId, outcome }) => ({
    line,
    words: (
      <ScreenLink to={customerAddress(customerId)}>{t(`console.customers.import.outcomes.${outcome}`)}</ScreenLink>
    ),
  }));
  return (
    <Disclosure className={styles.taken} title={title}>
      <LinesTable label={title} heading={t('console.customers.import.outcome')} lines={lines} />
      {taken.length > MOST_LISTED && (
        <p>{t('console.customers.import.moreTaken', { shown: formatNumber(MOST_LISTED, language) })}</p>
      )}
    </Disclosure>
  );
}

interface LinesTableProps {
  label: string;
  heading: string;
  lines: readonly { line: number; words: ReactNode }[];
}

function LinesTable({ label, heading, lines }: LinesTableProps) {
  const { t } = useText();
  return (
    <table className={styles.lines} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('console.customers.import.line')}</th>
          <th scope="col">{heading}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, words }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
