import { RichText } from '@portal/design/i18n/rich-text.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { formatPhone, phoneAddress } from '@portal/locales/format';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';

export function WithoutScript() {
  const { t, language } = useText();
  const { phone } = getPortalConfiguration().brand;
  return (
    <noscript>
      <p className="without-script">
        <RichText
          text={t('withoutScript.note', { phone: formatPhone(phone, language) })}
          parts={{ phone: (words) => <a href={phoneAddress(phone)}>{words}</a> }}
        />
      </p>
    </noscript>
  );
}
