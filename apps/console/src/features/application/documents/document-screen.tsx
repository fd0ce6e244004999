import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { FACT_SEPARATOR } from '@portal/locales/format';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { applicationAddress, goBack } from '../../../frame/navigation.tsx';
import { ScreenHeading } from '../../../frame/screen-heading.tsx';
import { Unread } from '../../../frame/states/unread.tsx';
import { useTitle } from '../../../frame/use-title.ts';
import { OtherViewers } from '../../../parts/application/other-viewers.tsx';
import { type Details, useDetails } from '../details.ts';
import { isNoApplication, NoApplication } from '../no-application.tsx';
import { useDownload } from '../revenue/use-download.ts';
import { PaperViewer } from '../statement/paper/paper-viewer.tsx';
import styles from '../statement/statement.module.css';

interface DocumentPlace {
  applicationId: string;
  documentId: string;
}

export function DocumentScreen({ applicationId, documentId }: DocumentPlace) {
  const { t } = useText();
  const [page, setPage] = useState(1);
  const read = useDetails(applicationId);
  const { data } = read;
  const file = data?.documents.find((each) => each.documentId === documentId);
  if (isNoApplication(read.error)) return <NoApplication applicationId={applicationId} />;
  return (
    <main className={styles.screen}>
      {data && file ? (
        <>
          <DocumentHead details={data} file={file} />
          <PaperViewer
            applicationId={applicationId}
            fileId={documentId}
            kind="document"
            fileName={file.fileName}
            page={page}
            onPage={setPage}
            sought={undefined}
            marks={[]}
            earlierBytes={undefined}
          />
        </>
      ) : (
        <ScreenHeading className="visually-hidden" isProvisional={read.isPending}>
          {t('console.documents.title')}
        </ScreenHeading>
      )}
      <Unread read={read} />
      {data && !file && <p className={styles.gone}>{t('console.documents.gone')}</p>}
    </main>
  );
}

function DocumentHead({ details, file }: { details: Details; file: Details['documents'][number] }) {
  const { t, message } = useText();
  const { applicationId, businessInfo } = details.application;
  const record = applicationAddress(applicationId);
  const download = useDownload(applicationId, 'document');
  const title = t(`common.documents.kinds.${file.document}`);
  useTitle([title, businessInfo.companyName].filter(Boolean).join(', '));
  useKeys('console.keys.document', [{ keys: 'escape', label: 'console.keys.back', run: () => goBack(record) }]);
  return (
    <header className={styles.head}>
      <button
        type="button"
        className={styles.back}
        aria-label={t('console.statement.back')}
        onClick={() => goBack(record)}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </button>
      <ScreenHeading>{title}</ScreenHeading>
      <span className={styles.meta}>
        {[file.fileName, businessInfo.companyName].filter(Boolean).join(FACT_SEPARATOR)}
      </span>
      <OtherViewers applicationId={applicationId} />
      <Button
        variant="secondary"
        size="small"
        icon={<Download size={15} aria-hidden="true" />}
        onClick={() => download.mutate(file.documentId)}
      >
        {t('console.statement.original')}
      </Button>
      <div role="alert" className={styles.failure}>
        {download.error && message(messageKeyOf(download.error))}
      </div>
    </header>
  );
}
