import type { SentStatement } from '@portal/contract/operations/handoff';
import type { TextKey } from '@portal/locales';
import { formatMonth } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useState } from 'react';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { Screen } from '../../../frame/screen.tsx';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { UploadArea } from '../statements-upload/files/upload-area.tsx';
import { countListed } from '../statements-upload/files/upload-queue.ts';
import { DROP_ZONE_ID } from '../statements-upload/files/use-files.ts';
import styles from './upload-visit.module.css';
import type { Visit } from './use-visit.ts';
import { useVisitFiles } from './use-visit-files.ts';
import { VisitFiles } from './visit-files.tsx';
import type { VisitedApplication } from './visit-state.ts';

interface OpenVisitProps {
  visit: Visit;
  visited: VisitedApplication;
  statements: readonly SentStatement[];
}

export function OpenVisitScreen({ visit, visited, statements }: OpenVisitProps) {
  const { t, language } = useText();
  const files = useVisitFiles(visit, statements);
  const [isFinishing, setIsFinishing] = useState(false);
  const { brand } = getPortalConfiguration();

  const finish = async () => {
    const error = findError(statements, files.uploads);
    files.setError(error);
    if (error) {
      document.getElementById(DROP_ZONE_ID)?.focus();
      return;
    }
    setIsFinishing(true);
    await visit
      .finish()
      .catch((refusal: unknown) => showAlert(messageKeyOf(refusal), 'error'))
      .finally(() => setIsFinishing(false));
  };

  return (
    <Screen
      title={t('revenue.visit.title')}
      focusKey="open"
      hasErrors={files.error !== undefined}
      lead={<Lead visited={visited} />}
    >
      <div className={styles.visit}>
        <section className={styles.months}>
          <h2>{t('revenue.visit.months')}</h2>
          <ul>
            {visited.months.map((month) => (
              <li key={month}>{formatMonth(month, language)}</li>
            ))}
          </ul>
        </section>
        <UploadArea files={files} count={statements.length + countListed(files.uploads)} isMain />
        <p className="visually-hidden" role="status">
          {files.spoken}
        </p>
        <VisitFiles files={files} statements={statements} />
        <p className={styles.note}>{t('revenue.visit.privacy', { brand: brand.name })}</p>
        <div>
          <Button variant="secondary" fullWidth="phone" pending={isFinishing} onClick={() => void finish()}>
            {t('revenue.visit.finish')}
          </Button>
        </div>
      </div>
    </Screen>
  );
}

function Lead({ visited: { kind, businessName } }: Pick<OpenVisitProps, 'visited'>) {
  const { t } = useText();
  if (kind === 'device') return t('revenue.visit.leadDevice');
  return businessName === null ? t('revenue.visit.lead') : t('revenue.visit.leadNamed', { name: businessName });
}

function findError(
  statements: readonly SentStatement[],
  uploads: ReturnType<typeof useVisitFiles>['uploads'],
): TextKey | undefined {
  if (uploads.some(({ state }) => state !== 'failed')) return 'revenue.upload.stillUploading';
  return statements.length === 0 ? 'revenue.visit.finishFirst' : undefined;
}
