import type { Address } from '@portal/contract/fields/address';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { type AddressNames, addressParts, ownAddressNames } from '@portal/design/fields/address/address-names.ts';
import { formatAddress } from '@portal/locales/format';
import { useFormScope } from '@portal/design/fields/form/form-scope.ts';
import { useFill } from '@portal/design/fields/form/use-fill.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { StatusNote } from '@portal/design/ui/messages/status-note.tsx';
import styles from './personal-information.module.css';

export interface SameAddressProps {
  /** Null while incomplete, in which case nothing is offered. */
  business: Address | null;
  names?: AddressNames;
}

export function SameAddress({ business, names = ownAddressNames }: SameAddressProps) {
  const { t } = useText();
  const { left } = useFormScope();
  const fill = useFill();
  const [isCopied, setIsCopied] = useState(false);
  if (business === null) return null;

  // Runs after the click has been painted: four fields change at once.
  const copy = () => {
    fill(Object.fromEntries(addressParts.map((part) => [names[part], business[part]])));
    setIsCopied(true);
    left(names.street);
  };

  return (
    <div className={styles.same}>
      <Button
        variant="secondary"
        size="small"
        icon={<Copy size={18} aria-hidden="true" />}
        onClick={() => setTimeout(copy)}
      >
        {t('application.personal.sameAddress')}
      </Button>
      <span className={styles.hint}>{formatAddress(business)}</span>
      <StatusNote>
        {isCopied && <span className="visually-hidden">{t('application.personal.addressCopied')}</span>}
      </StatusNote>
    </div>
  );
}
