import type { RoutePath } from '@portal/contract/routes';
import { type InformationKind, informationRoutes } from '@portal/contract/application/checks';
import type { ApplicationListItem, MissingItem } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { AnswerForm } from './answer-form.tsx';
import { missingLines } from './missing-lines.ts';
import styles from './my-applications.module.css';

export interface MissingInformationDialogProps {
  application: ApplicationListItem;
  open: boolean;
  onOpenRoute: (route: RoutePath) => void;
  onClose: () => void;
}

export function MissingInformationDialog({ application, open, onOpenRoute, onClose }: MissingInformationDialogProps) {
  const { t, language } = useText();
  const documents = application.missing.filter(({ kind }) => kind === 'document');
  const others = application.missing.filter(({ kind }) => kind !== 'document');
  const [dueDay] = application.missing.flatMap((item) => item.dueDay ?? []).sort();
  return (
    <Dialog open={open} title={t('applications.missing.title')} onClose={onClose} closeLabel={t('common.close')}>
      <p>{t('applications.missing.lead')}</p>
      {dueDay !== undefined && <p>{t('applications.missing.due', { day: formatDay(dueDay, language) })}</p>}
      <ul className={styles.items}>
        {others.map((item) => (
          <li key={item.itemId} className={styles.item}>
            {item.kind === 'question' ? (
              <AnswerForm
                applicationId={application.applicationId}
                item={item}
                isLast={application.missing.length === 1}
                onAnswered={onClose}
              />
            ) : (
              <AskedElsewhere items={[item]} kind={item.kind} onOpenRoute={onOpenRoute} />
            )}
          </li>
        ))}
        {documents.length > 0 && (
          <li className={styles.item}>
            <AskedElsewhere items={documents} kind="document" onOpenRoute={onOpenRoute} />
          </li>
        )}
      </ul>
    </Dialog>
  );
}

type ElsewhereKind = Exclude<InformationKind, 'question'>;

interface AskedElsewhereProps {
  items: readonly MissingItem[];
  kind: ElsewhereKind;
  onOpenRoute: (route: RoutePath) => void;
}

function AskedElsewhere({ items, kind, onOpenRoute }: AskedElsewhereProps) {
  const texts = useText();
  const { t } = texts;
  const months = items.flatMap((item) => item.months);
  const actions = {
    sin: 'applications.missing.giveSin',
    document: 'applications.missing.uploadDocuments',
    statements: months.length === 1 ? 'applications.missing.upload' : 'applications.missing.uploadSeveral',
  } as const satisfies Record<ElsewhereKind, TextKey>;
  return (
    <>
      {missingLines(items, texts).map((line) => (
        <h3 key={line}>{line}</h3>
      ))}
      <Button size="small" onClick={() => onOpenRoute(informationRoutes[kind])}>
        {t(actions[kind])}
      </Button>
    </>
  );
}
