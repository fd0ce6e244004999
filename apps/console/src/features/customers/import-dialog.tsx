import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { contactColumns, neededContactColumns } from '@portal/contract/staff/contacts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { DropZone } from '@portal/design/ui/inputs/drop-zone.tsx';
import styles from './import-dialog.module.css';
import { ImportReport } from './import-report.tsx';
import { type Import, useImport } from './use-import.ts';

const ERROR_ID = 'contacts-error';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const importing = useImport();
  const { file, run } = importing;
  const text = file?.text;
  return (
    <Dialog
      open
      title={t('console.customers.import.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        run.data ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('console.cancel')}
            </Button>
            <Button
              pending={run.isPending}
              disabled={text === undefined}
              onClick={() => text !== undefined && run.mutate(text)}
            >
              {t('console.customers.import.start')}
            </Button>
          </>
        )
      }
    >
      {run.data && file?.text !== undefined ? (
        <ImportReport report={run.data} text={file.text} fileName={file.name} />
      ) : (
        <ChooseFile importing={importing} />
      )}
    </Dialog>
  );
}

function ChooseFile({ importing: { file, choose, run } }: { importing: Import }) {
  const { t } = useText();
  const error = useImportError(file, run.error);
  return (
    <>
      <p>{t('console.customers.import.text')}</p>
      <p className={styles.columns}>
        {t('console.customers.import.columnsNeeded')} <code>{neededContactColumns.join(', ')}</code>
        <br />
        {t('console.customers.import.columnsKnown')} <code>{contactColumns.join(', ')}</code>
      </p>
      <DropZone
        id="contacts"
        prompt={t('console.customers.import.prompt')}
        inlineLabel={t('console.customers.import.choose')}
        chooseLabel={t('console.customers.import.chooseFile')}
        hint={t('console.customers.import.hint')}
        status={file?.name}
        accept="text/csv,.csv"
        onFiles={(files) => void choose(files)}
        errorId={error === undefined ? undefined : ERROR_ID}
        disabled={run.isPending}
      />
      <div role="alert">
        {error !== undefined && (
          <p id={ERROR_ID} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </>
  );
}

function useImportError(file: Import['file'], failure: unknown): string | undefined {
  const { t, message } = useText();
  if (file && file.text === undefined) return t('console.customers.import.notUtf8');
  if (!failure) return undefined;
  if (isProblem(failure, 'errorValidation')) return t('console.customers.import.notContacts');
  return `${message(messageKeyOf(failure))} ${t('console.customers.import.again')}`;
}
