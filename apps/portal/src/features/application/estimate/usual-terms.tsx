import { UsualTermsLines } from '../../../frame/usual-terms.tsx';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import styles from './usual-terms.module.css';

/** Repeats the first screen's terms where the application begins, where the amount is chosen, and before sending. */
export function UsualTerms() {
  const { usualTerms } = getPortalConfiguration();
  return (
    Object.keys(usualTerms).length > 0 && (
      <div className={styles.terms}>
        <UsualTermsLines />
      </div>
    )
  );
}
