import type { ListedAccount, ListedStatement } from '@portal/contract/application/statements/statement-corrections';
import { formatFolioName } from '@portal/locales/format/folio-name';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Segmented } from '@portal/design/ui/buttons/segmented.tsx';
import { type ReactNode, useState } from 'react';
import { useSearch } from '../../../frame/navigation.tsx';
import { AccountRows } from './account-rows.tsx';
import { ConfirmationBars } from './confirmation-bars.tsx';
import { marksOn } from './file-signs.ts';
import { FileSignsPanel } from './file-signs-panel.tsx';
import { PaperViewer, type PaperViewerProps } from './paper/paper-viewer.tsx';
import { rowOf, useFileSigns } from './use-file-signs.ts';
import type { StatementFile, StatementPlace } from './use-statement.ts';
import styles from './statement.module.css';

export interface StatementBoardProps {
  place: StatementPlace;
  file: StatementFile;
  statement: ListedStatement;
  unread: ReactNode;
}

function firstAccount({ accounts }: ListedStatement, named: string | null): ListedAccount | undefined {
  const found = accounts.find(({ position }) => String(position) === named);
  return found ?? accounts.find(({ proof }) => proof !== 'proven') ?? accounts[0];
}

function useAccount(statement: ListedStatement, named: string | null) {
  const first = firstAccount(statement, named);
  const [position, setPosition] = useState(first?.position);
  return [statement.accounts.find((one) => one.position === position) ?? first, setPosition] as const;
}

function rowIn(query: URLSearchParams): number | undefined {
  const row = query.get('row');
  return row === null ? undefined : Number(row);
}

const paperOf = ({ applicationId, statementId }: StatementPlace) =>
  ({ applicationId, fileId: statementId, kind: 'statement' }) as const;

export function StatementBoard({ place, file, statement, unread }: StatementBoardProps) {
  const query = new URLSearchParams(useSearch());
  const [account, setPosition] = useAccount(statement, query.get('account'));
  const [shown, setShown] = useState<Side>('rows');
  const [page, setPage] = useState(1);
  const [sought, setSought] = useState<PaperViewerProps['sought']>();
  const signs = useFileSigns(place);
  return (
    <div className={styles.board} data-shown={shown}>
      <SideChoice shown={shown} onChoose={setShown} />
      <div className={styles.paper}>
        <PaperViewer
          {...paperOf(place)}
          fileName={file.fileName}
          page={page}
          onPage={setPage}
          sought={sought}
          marks={marksOn(page, signs.shown, signs.chosen)}
          earlierBytes={signs.earlierBytes}
        />
      </div>
      <div className={styles.rows}>
        <FileSignsPanel
          signs={signs.all}
          chosen={signs.chosen}
          earlierBytes={signs.earlierBytes}
          onVersion={(earlierBytes) => {
            signs.showVersion(earlierBytes);
            setShown('paper');
          }}
          onChoose={(sign, mark) => {
            signs.choose({ letter: sign.letter, mark });
            setPage(sign.marks[mark]?.page ?? page);
            setSought(rowOf(sign, mark, statement));
            setShown('paper');
          }}
        />
        {statement.accounts.length > 1 && account && (
          <AccountChoice accounts={statement.accounts} chosen={account.position} onChoose={setPosition} />
        )}
        <ConfirmationBars place={place} statement={statement} />
        {!account || account.transactions.length === 0 ? (
          unread
        ) : (
          <AccountRows
            key={account.position}
            place={place}
            account={account}
            first={rowIn(query)}
            onChoose={(chosen, number) => {
              setPage(chosen.page);
              setSought({ description: chosen.description, cents: chosen.cents, number });
            }}
          />
        )}
      </div>
    </div>
  );
}

type Side = 'rows' | 'paper';

function SideChoice({ shown, onChoose }: { shown: Side; onChoose: (side: Side) => void }) {
  const { t } = useText();
  return (
    <div className={styles.choice}>
      <Segmented
        label={t('console.statement.show')}
        name="shown"
        value={shown}
        options={[
          { value: 'rows', label: t('console.statement.rows') },
          { value: 'paper', label: t('console.statement.paper') },
        ]}
        onChange={onChoose}
      />
    </div>
  );
}

interface AccountChoiceProps {
  accounts: readonly ListedAccount[];
  chosen: number;
  onChoose: (position: number) => void;
}

function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const words = useText();
  const { t } = words;
  const nameOf = ({ account, name, position }: ListedAccount) => {
    if (name !== null) return formatFolioName(name, words);
    return account === null ? t('console.statement.account', { number: position + 1 }) : `••${account}`;
  };
  return (
    <div className={styles.accounts}>
      <Segmented
        label={t('console.statement.accounts')}
        name="account"
        value={String(chosen)}
        options={accounts.map((one) => ({ value: String(one.position), label: nameOf(one) }))}
        onChange={(value) => onChoose(Number(value))}
      />
    </div>
  );
}
