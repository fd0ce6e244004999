import { useText } from '@portal/design/i18n/use-text.ts';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Gavel from 'lucide-react/icons/gavel';
import UserRound from 'lucide-react/icons/user-round';
import { MenuItem, MenuList } from '@portal/design/ui/menus/menu.tsx';
import { Popover } from '@portal/design/ui/menus/popover.tsx';
import type { RecordHeadProps } from './record-head.tsx';
import styles from './record-head.module.css';

const SIZE = { size: 18, 'aria-hidden': true } as const;

export function RecordMenu({ details, mayWork, onDecide, onAssign, onCopy, onArchive }: RecordHeadProps) {
  const { t } = useText();
  const isSubmitted = details.application.reference !== null;
  if (!mayWork && !isSubmitted) return null;
  return (
    <Popover
      label={<Ellipsis size={20} aria-hidden="true" />}
      name={t('console.application.more')}
      title={t('console.application.more')}
      className={styles.menu}
    >
      <MenuList>
        {mayWork && (
          <>
            <MenuItem icon={<Gavel {...SIZE} />} onPress={onDecide}>
              {t('console.decide.title')}
            </MenuItem>
            <MenuItem icon={<UserRound {...SIZE} />} onPress={onAssign}>
              {t('console.assign.do')}
            </MenuItem>
          </>
        )}
        {isSubmitted && (
          <>
            <MenuItem icon={<Download {...SIZE} />} onPress={onCopy}>
              {t('console.application.copy')}
            </MenuItem>
            <MenuItem icon={<Download {...SIZE} />} onPress={onArchive}>
              {t('console.application.archive')}
            </MenuItem>
          </>
        )}
      </MenuList>
    </Popover>
  );
}
