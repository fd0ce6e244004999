import type { Business } from '@portal/contract/entities/entities';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import Store from 'lucide-react/icons/store';
import { formatAddress } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import styles from './business-selection.module.css';

export interface BusinessChoiceProps {
  /** Null for a business that is not listed. */
  business: Business | null;
  onChoose: (business: Business | null) => void;
}

export function BusinessChoice({ business, onChoose }: BusinessChoiceProps) {
  const { t } = useText();
  const Icon = business ? Store : Plus;
  const detail = business ? formatAddress(business.address) : t('applications.selection.newBusinessHint');
  return (
    <li>
      <button type="button" className={styles.choice} onClick={() => onChoose(business)}>
        <Icon size={22} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{business?.operatingName ?? t('applications.selection.newBusiness')}</strong>
          <span className={styles.detail}>{detail}</span>
        </span>
        {business?.openApplicationId && <Badge tone="info">{t('applications.selection.open')}</Badge>}
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </li>
  );
}
