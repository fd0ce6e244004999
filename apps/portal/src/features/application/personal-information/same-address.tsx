import type { BusinessInfo } from '@portal/contract/entities/entities';
import Copy from 'lucide-react/icons/copy';
import { startTransition, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addressLine } from '../../../i18n/address-line.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusNote } from '../../../ui/status-note.tsx';
import styles from './personal-information.module.css';

const addressNames = ['street', 'city', 'stateCode', 'postalCode'] as const;

export interface SameAddressProps {
  business: BusinessInfo;
  /** The home address has just been filled in. */
  onCopied: () => void;
}

/** Offers the business address, so that nobody types one address twice. */
export function SameAddress({ business, onCopied }: SameAddressProps) {
  const { t } = useText();
  const { setValue, clearErrors } = useFormContext<Record<(typeof addressNames)[number], string>>();
  const [isCopied, setIsCopied] = useState(false);
  const { street, city, stateCode, postalCode } = business;
  if (street === null || city === null || stateCode === null || postalCode === null) return null;

  // Four fields change at once: the button shows that it was pressed before they do.
  const copy = () =>
    startTransition(() => {
      for (const name of addressNames) setValue(name, business[name] ?? '');
      clearErrors([...addressNames]);
      setIsCopied(true);
      onCopied();
    });

  return (
    <div className={styles.same}>
      <Button variant="secondary" size="small" icon={<Copy size={18} aria-hidden="true" />} onClick={copy}>
        {t('application.personal.sameAddress')}
      </Button>
      <span className={styles.hint}>{addressLine(business)}</span>
      <StatusNote>
        {isCopied && <span className="visually-hidden">{t('application.personal.addressCopied')}</span>}
      </StatusNote>
    </div>
  );
}
