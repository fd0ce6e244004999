import type { ListedStatement } from '@portal/contract/application/statements/statement-corrections';
import type { ReadingHint } from '@portal/contract/application/statements/statement-reading';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useRight } from '../../../api/session.ts';
import { applicationAddress, navigate } from '../../../frame/navigation.tsx';
import { type Details, isInWork } from '../details.ts';
import type { StatementFile } from './use-statement.ts';
import styles from './statement.module.css';

const reasons = [
  'creditCard',
  'tooLong',
  'datesDiffer',
  'unknownBank',
  'notAnAccount',
  'takesLonger',
] as const satisfies readonly ReadingHint[];

type UnreadReason = (typeof reasons)[number] | 'waiting' | 'notAStatement' | 'noRows';

function reasonOf({ reading: { hints } }: StatementFile, { state }: ListedStatement): UnreadReason {
  if (state === 'waiting') return 'waiting';
  const found = reasons.find((reason) => hints.includes(reason));
  return found ?? (state === 'read' ? 'noRows' : 'notAStatement');
}

const asksAgain: ReadonlySet<UnreadReason> = new Set([
  'creditCard',
  'datesDiffer',
  'tooLong',
  'unknownBank',
  'notAnAccount',
  'notAStatement',
  'noRows',
]);

export interface UnreadStatementProps {
  application: Details['application'];
  file: StatementFile;
  statement: ListedStatement;
}

export function UnreadStatement({ application, file, statement }: UnreadStatementProps) {
  const { t } = useText();
  const mayAsk = useRight('work') && isInWork(application);
  const reason = reasonOf(file, statement);
  return (
    <div className={styles.unread} role="status">
      <h2>{t(`console.statement.unread.${reason}.title`)}</h2>
      <p>{t(`console.statement.unread.${reason}.text`)}</p>
      {mayAsk && asksAgain.has(reason) && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => navigate(`${applicationAddress(application.applicationId)}?open=ask`)}
        >
          {t('console.ask.do')}
        </Button>
      )}
    </div>
  );
}
