import { photoAddress } from '@portal/contract/fields/photo-address';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import { ControlMessage } from '@portal/design/ui/control-message.tsx';
import { DropZone } from '@portal/design/ui/drop-zone.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useId, useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { operationQuery, queryClient } from '../../api/queries.ts';
import { usePerson } from '../../api/session.ts';
import { photosQuery } from '../../parts/person-avatar.tsx';
import { SaveDialog } from '../../ui/save-dialog.tsx';
import { drawPhoto } from './draw-photo.ts';
import styles from './photo-dialog.module.css';

const query = operationQuery('Staff_GetOwnPhoto');

/** The photo that customers see beside one's name: another one, or none. */
export function PhotoDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const id = useId();
  const { data } = useQuery(query);
  /** Drawn from the file that was chosen; null where it could not be. */
  const [chosen, setChosen] = useState<string | null>();
  const change = useMutation({
    mutationFn: (photo: string | null) =>
      photo === null ? callOperation('Staff_RemoveOwnPhoto') : callOperation('Staff_SetOwnPhoto', { body: { photo } }),
    onSuccess: async () => {
      for (const { queryKey } of [query, photosQuery]) await queryClient.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const take = async ([file]: File[]) => setChosen(file && ((await drawPhoto(file)) ?? null));
  const saved = data?.photo ?? null;
  const errorId = `${id}-error`;
  return (
    <SaveDialog
      title={t('console.photo.title')}
      action={t('console.photo.save')}
      save={change}
      blocked={chosen ? undefined : t('console.photo.chooseFirst')}
      onSave={() => chosen && change.mutate(chosen)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('console.photo.note')}</p>
      <div className={styles.form}>
        <div className={styles.now}>
          <Photo photo={chosen ?? saved} />
          {saved !== null && !chosen && (
            <Button variant="quiet" size="small" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t('console.photo.remove')}
            </Button>
          )}
        </div>
        <div className={styles.choice}>
          <DropZone
            id={id}
            prompt={t('console.photo.drag')}
            inlineLabel={t('console.photo.chooseInline')}
            chooseLabel={t('console.photo.choose')}
            hint={t('console.photo.hint')}
            accept="image/jpeg,image/png,image/webp"
            onFiles={(files) => void take(files)}
            errorId={chosen === null ? errorId : undefined}
          />
          <div role="alert">
            {chosen === null && (
              <ControlMessage id={errorId} kind="error">
                {t('console.photo.unreadable')}
              </ControlMessage>
            )}
          </div>
        </div>
      </div>
    </SaveDialog>
  );
}

function Photo({ photo }: { photo: string | null }) {
  const { t } = useText();
  const { name } = usePerson();
  if (photo !== null)
    return <img className={styles.photo} src={photoAddress(photo)} alt={t('console.photo.of', { name })} />;

  return (
    <span className={styles.photo}>
      <CircleUserRound size={48} aria-hidden="true" />
      <span className="visually-hidden">{t('console.photo.none')}</span>
    </span>
  );
}
