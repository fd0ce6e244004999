import { useText } from '@portal/design/i18n/use-text.ts';
import type { WorkListGroup } from './work-list-items.ts';

export function GroupWords({ group: { state, waiting } }: { group: WorkListGroup }) {
  const { t } = useText();
  if (state !== 'late') return null;
  if (!waiting) return t('console.promise.lateWhy');
  return `${t('console.promise.lateWhy')} · ${t('console.promise.waitingToo', { count: waiting })}`;
}
