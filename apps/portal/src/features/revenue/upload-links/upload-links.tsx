import type { Application } from '@portal/contract/entities/entities';
import { useText } from '@portal/design/i18n/use-text.ts';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { useState } from 'react';
import { lazy } from '../../../frame/lazy/lazy.ts';
import { useLazy } from '../../../frame/lazy/use-lazy.ts';
import { useSmallScreen } from '../../../frame/use-small-screen.ts';
import styles from './upload-links.module.css';
import { useArrivals, useUploadLinks } from './use-upload-links.ts';

const dialogs = lazy(() => import('./link-dialogs.ts'));

interface UploadLinksProps {
  application: Application;
  onArrival: () => Promise<unknown>;
}

export function UploadLinks({ application, onArrival }: UploadLinksProps) {
  const { t } = useText();
  const [shown, setShown] = useState<'device' | 'bookkeeper'>();
  const isSmall = useSmallScreen();
  const { data } = useUploadLinks(application.applicationId);
  const { part } = useLazy(shown && dialogs);
  useArrivals(data?.links, () => void onArrival());

  const close = () => setShown(undefined);
  const links = data?.links ?? [];
  return (
    <div className={styles.ways}>
      <p>
        {t(isSmall ? 'revenue.links.device.onComputer' : 'revenue.links.device.onPhone')}{' '}
        <LinkButton aria-haspopup="dialog" onClick={() => setShown('device')}>
          {t(isSmall ? 'revenue.links.device.computer' : 'revenue.links.device.phone')}
        </LinkButton>
      </p>
      <p>
        {t('revenue.links.bookkeeper.question')}{' '}
        <LinkButton aria-haspopup="dialog" onClick={() => setShown('bookkeeper')}>
          {t('revenue.links.bookkeeper.action')}
        </LinkButton>
      </p>
      {part && shown === 'device' && isSmall && <part.ComputerDialog application={application} onClose={close} />}
      {part && shown === 'device' && !isSmall && (
        <part.PhoneDialog application={application} links={links} onClose={close} />
      )}
      {part && shown === 'bookkeeper' && (
        <part.BookkeeperDialog application={application} links={links} onClose={close} />
      )}
    </div>
  );
}
