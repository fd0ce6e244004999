import type { SavedView } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ToolbarButton } from '@portal/design/ui/buttons/toolbar.tsx';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import BookmarkX from 'lucide-react/icons/bookmark-x';
import { useState } from 'react';
import { LazyDialog } from '../../../frame/dialogs/lazy-dialog.tsx';
import { savedQuery, type WorkListState } from '../work-list-state.ts';

const nameDialog = () => import('./name-dialog.tsx').then(({ NameDialog }) => NameDialog);

export interface SavedViewsProps {
  state: WorkListState;
  views: readonly SavedView[];
  onSave: (views: SavedView[]) => Promise<void>;
}

export function SavedViewButton({ state, views, onSave }: SavedViewsProps) {
  const { t } = useText();
  const [isNaming, setIsNaming] = useState(false);
  const query = savedQuery(state);
  const shown = views.find((view) => view.query === query);
  const remove = (view: SavedView) => void onSave(views.filter((other) => other !== view)).catch(() => undefined);
  if (query === undefined) return null;
  return (
    <>
      <ToolbarButton
        label={t(shown ? 'console.savedViews.remove' : 'console.savedViews.save')}
        icon={shown ? <BookmarkX size={16} aria-hidden="true" /> : <BookmarkPlus size={16} aria-hidden="true" />}
        onPress={() => (shown ? remove(shown) : setIsNaming(true))}
      />
      {isNaming && (
        <LazyDialog
          load={nameDialog}
          props={{
            title: t('console.savedViews.save'),
            taken: views.map(({ name }) => name),
            onSave: (name) => onSave([...views.filter((view) => view.name !== name), { name, query }]),
            onClose: () => setIsNaming(false),
          }}
        />
      )}
    </>
  );
}
