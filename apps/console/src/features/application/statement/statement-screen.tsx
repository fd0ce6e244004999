import { useText } from '@portal/design/i18n/use-text.ts';
import { ScreenHeading } from '../../../frame/screen-heading.tsx';
import { Failed } from '../../../frame/states/failed.tsx';
import { useKeptError } from '../../../frame/states/use-kept-error.ts';
import { ListShape } from '../../../frame/states/list-shape.tsx';
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
      {details.isPending && <ListShape />}
      {details.error && <Failed error={details.error} onRetry={() => void details.refetch()} />}
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
  const { data: statement, error, refetch } = useKeptError(useStatement(place));
  return (
    <main className={styles.screen}>
      <StatementHead place={place} details={details} file={file} statement={statement} />
      {!statement && (error ? <Failed error={error} onRetry={refetch} /> : <ListShape />)}
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
