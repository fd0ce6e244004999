import { useText } from '@portal/design/i18n/use-text.ts';
import { ScreenHeading } from '../../../frame/screen-heading.tsx';
import { Unread } from '../../../frame/states/unread.tsx';
import { type Details, useDetails } from '../details.ts';
import { isNoApplication, NoApplication } from '../no-application.tsx';
import { StatementBoard } from './statement-board.tsx';
import { StatementHead } from './statement-head.tsx';
import { UnreadStatement } from './unread-statement.tsx';
import { type StatementFile, type StatementPlace, useStatement } from './use-statement.ts';
import styles from './statement.module.css';

export function StatementScreen(place: StatementPlace) {
  const { t } = useText();
  const details = useDetails(place.applicationId);
  const file = details.data?.statements.find(({ statementId }) => statementId === place.statementId);
  if (isNoApplication(details.error)) return <NoApplication applicationId={place.applicationId} />;
  if (details.data && file) return <OpenStatement place={place} details={details.data} file={file} />;
  return (
    <main className={styles.screen}>
      <ScreenHeading className="visually-hidden" isProvisional={details.isPending}>
        {t('console.statement.title')}
      </ScreenHeading>
      <Unread read={details} />
      {details.data && <p className={styles.gone}>{t('console.statement.gone')}</p>}
    </main>
  );
}

interface OpenStatementProps {
  place: StatementPlace;
  details: Details;
  file: StatementFile;
}

function OpenStatement({ place, details, file }: OpenStatementProps) {
  const read = useStatement(place);
  const { data: statement } = read;
  return (
    <main className={styles.screen}>
      <StatementHead place={place} details={details} file={file} statement={statement} />
      {!statement && <Unread read={read} />}
      {statement && (
        <StatementBoard
          place={place}
          file={file}
          statement={statement}
          unread={<UnreadStatement application={details.application} file={file} statement={statement} />}
        />
      )}
    </main>
  );
}
