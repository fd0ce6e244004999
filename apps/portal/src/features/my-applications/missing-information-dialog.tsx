import type { RoutePath } from '@portal/contract/routes';
import { informationRoutes } from '@portal/contract/application/checks';
import type { ApplicationListItem, MissingItem } from '@portal/contract/entities/entities';
import { formatDay } from '@portal/locales/format';
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
  const [dueDay] = application.missing.flatMap((item) => item.dueDay ?? []).sort();
  return (
    <Dialog open={open} title={t('applications.missing.title')} onClose={onClose} closeLabel={t('common.close')}>
      <p>{t('applications.missing.lead')}</p>
      {dueDay !== undefined && <p>{t('applications.missing.due', { day: formatDay(dueDay, language) })}</p>}
      <ul className={styles.items}>
        {application.missing.map((item) => (
          <li key={item.itemId} className={styles.item}>
            {item.kind === 'question' ? (
              <AnswerForm
                applicationId={application.applicationId}
                item={item}
                isLast={application.missing.length === 1}
                onAnswered={onClose}
              />
            ) : (
              <AskedElsewhere item={item} onOpenRoute={onOpenRoute} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function AskedElsewhere({ item, onOpenRoute }: { item: MissingItem; onOpenRoute: (route: RoutePath) => void }) {
  const texts = useText();
  const { t } = texts;
  const { kind, months } = item;
  const route = informationRoutes[kind];
  const action =
    kind === 'sin'
      ? t('applications.missing.giveSin')
      : t(months.length === 1 ? 'applications.missing.upload' : 'applications.missing.uploadSeveral');
  return (
    <>
      {missingLines([item], texts).map((line) => (
        <h3 key={line}>{line}</h3>
      ))}
      {route !== null && (
        <Button size="small" onClick={() => onOpenRoute(route)}>
          {action}
        </Button>
      )}
    </>
  );
}
