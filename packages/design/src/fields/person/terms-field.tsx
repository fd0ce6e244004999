import { paths } from '@portal/contract/routes';
import { RichText } from '../../i18n/rich-text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../ui/buttons/link.tsx';
import { CheckboxField } from '../checkbox-field.tsx';

/** The terms open in a new tab, so that typed values are not lost. */
export function TermsField({ name = 'acceptedTerms' }: { name?: string }) {
  const { t } = useText();
  const linkTo = (href: string) => (words: string) => (
    <Link href={href} newTab>
      {words}
      <span className="visually-hidden"> {t('common.newTab')}</span>
    </Link>
  );
  return (
    <CheckboxField name={name}>
      <RichText
        text={t('common.fields.acceptedTerms')}
        parts={{ terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) }}
      />
    </CheckboxField>
  );
}
