import { BOOKKEEPER_LINK_LIFETIME_MS, DAY_MS } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Checkbox } from '@portal/design/ui/inputs/checkbox.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useState } from 'react';
import { GivenLinks } from './given-links.tsx';
import { ShownLink } from './shown-link.tsx';
import styles from './upload-links.module.css';
import { useCreateLink } from './use-create-link.ts';
import type { UploadLink } from './use-upload-links.ts';

const DAYS = BOOKKEEPER_LINK_LIFETIME_MS / DAY_MS;

interface BookkeeperDialogProps {
  application: Application;
  links: readonly UploadLink[];
  onClose: () => void;
}

export function BookkeeperDialog({ application, links, onClose }: BookkeeperDialogProps) {
  const { t } = useText();
  const { applicationId, businessInfo } = application;
  const creation = useCreateLink(applicationId, 'bookkeeper');
  const [showsName, setShowsName] = useState(true);
  const { companyName } = businessInfo;
  const given = links.filter(({ kind }) => kind === 'bookkeeper');
  return (
    <Dialog
      open
      title={t('revenue.links.bookkeeper.action')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        !creation.data && (
          <Button size="small" pending={creation.isPending} onClick={() => creation.mutate(showsName)}>
            {t('revenue.links.bookkeeper.create')}
          </Button>
        )
      }
    >
      <p>{t('revenue.links.bookkeeper.lead')}</p>
      <p className={styles.note}>{t('revenue.links.bookkeeper.days', { days: DAYS })}</p>
      {creation.data ? (
        <>
          <InlineAlert tone="good" announce="status">
            {t('revenue.links.bookkeeper.created')}
          </InlineAlert>
          <ShownLink
            id="bookkeeper-link"
            link={creation.data.link}
            share={{
              title: t('revenue.links.bookkeeper.shareTitle'),
              text: t('revenue.links.bookkeeper.shareText', { days: DAYS }),
            }}
          />
        </>
      ) : (
        companyName && (
          <Checkbox checked={showsName} onChange={(event) => setShowsName(event.target.checked)}>
            {t('revenue.links.bookkeeper.showName', { name: companyName })}
          </Checkbox>
        )
      )}
      {given.length > 0 && <GivenLinks applicationId={applicationId} links={given} />}
    </Dialog>
  );
}
