import Check from 'lucide-react/icons/check';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { OfflineScreen } from '../../../frame/offline-screen.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { OpenVisitScreen } from './open-visit-screen.tsx';
import { OverScreen } from './over-screen.tsx';
import { useVisit } from './use-visit.ts';

export function UploadVisitScreen() {
  const { t } = useText();
  const visit = useVisit();
  const { state } = visit;
  switch (state.status) {
    case 'loading':
      return (
        <Screen title={t('revenue.visit.title')} focusKey="loading">
          <Skeleton height={240} />
        </Screen>
      );
    case 'offline':
      return <OfflineScreen onRetry={visit.retry} />;
    case 'over':
      return <OverScreen end={state.end} kind={state.kind} />;
    case 'done':
      return (
        <Screen
          layout="card"
          focusKey="done"
          ornament={<Emblem tone="good" icon={<Check size={28} aria-hidden="true" />} />}
          title={t('revenue.visit.done.title')}
          lead={t('revenue.visit.done.text', { count: state.fileCount })}
        >
          <p>{t(state.kind === 'device' ? 'revenue.visit.done.next' : 'revenue.visit.done.nextBookkeeper')}</p>
        </Screen>
      );
    case 'open':
      return <OpenVisitScreen visit={visit} visited={state.visited} statements={state.statements} />;
  }
}
