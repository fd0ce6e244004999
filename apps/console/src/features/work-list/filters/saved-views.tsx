import { SAVED_VIEW_NAME_MAXIMUM_LENGTH, SAVED_VIEWS_MAXIMUM } from '@portal/contract/constants';
import type { SavedView } from '@portal/contract/staff/work-list';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ToolbarButton } from '@portal/design/ui/buttons/toolbar.tsx';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import BookmarkX from 'lucide-react/icons/bookmark-x';
import { useState } from 'react';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';
import { savedQuery, type WorkListState } from '../work-list-state.ts';

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
        <NameDialog
          taken={views.map(({ name }) => name)}
          onSave={(name) => onSave([...views.filter((view) => view.name !== name), { name, query }])}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  taken: readonly string[];
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameDialog({ taken, onSave, onClose }: NameDialogProps) {
  const { t } = useText();
  const check: PortalResolver<{ name: string }> = (typed) => {
    const name = String(typed.name).trim();
    if (name === '') return { errors: { name: 'console.savedViews.nameMissing' } };
    const isFull = taken.length >= SAVED_VIEWS_MAXIMUM && !taken.includes(name);
    return isFull ? { errors: { name: 'console.savedViews.full' } } : { output: { name } };
  };
  const form = usePortalForm(check, { name: '' });
  return (
    <FormDialog
      title={t('console.savedViews.save')}
      submitLabel={t('console.savedViews.save')}
      form={form}
      onSubmit={({ name }) => onSave(name).then(onClose)}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('console.savedViews.name')}
        hint={t('console.savedViews.nameHint')}
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_MAXIMUM_LENGTH}
      />
    </FormDialog>
  );
}
