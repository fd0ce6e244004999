import { findIndustry, findSavedIndustry } from '@portal/contract/industries/industries';
import { searchIndustries } from '@portal/contract/industries/search-industries';
import { sectors } from '@portal/contract/industries/sectors';
import type { Language } from '@portal/contract/language';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { useText } from '../../i18n/use-text.ts';
import { Combobox } from '../../ui/inputs/combobox.tsx';

export interface IndustryComboboxProps {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  sectorCode: string;
  groupCode: string;
  /** The entry chosen for the codes, or the typed text without codes; empty if unknown. */
  entry: string;
  /** Both codes and the entry, or the text alone if it no longer names an industry. */
  onChange: (sectorCode: string, groupCode: string, entry: string) => void;
  onBlur: () => void;
}

export function IndustryCombobox(props: IndustryComboboxProps) {
  const { sectorCode, groupCode, entry, onChange, ...control } = props;
  const { t, language } = useText();
  const chosen = findSavedIndustry({ industryCode: sectorCode, subIndustryCode: groupCode, industry: entry });
  const text = chosen?.label[language] ?? (sectorCode === '' ? entry : '');

  const items = searchIndustries(text, language).map(({ entry: found, highlights }) => ({
    id: found.industry,
    text: found.label[language],
    detail: `${sectorName(found.sectorCode, language)}${FACT_SEPARATOR}${found.code}`,
    highlights,
  }));

  const changeText = (next: string) => {
    if (next !== text) onChange('', '', next);
  };
  const choose = (id: string) => {
    const industry = findIndustry(id);
    if (!industry) return;
    onChange(industry.sectorCode, industry.code, id);
  };

  return (
    <Combobox
      {...control}
      text={text}
      chosenId={chosen?.industry}
      items={items}
      emptyText={t('application.industry.empty')}
      status={
        !chosen && text !== '' && items.length > 0 ? t('application.industry.count', { count: items.length }) : ''
      }
      onTextChange={changeText}
      onChoose={choose}
    />
  );
}

function sectorName(code: string, language: Language): string {
  return sectors.find((sector) => sector.code === code)?.label[language] ?? '';
}
