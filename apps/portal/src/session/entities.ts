import { type EntityTypeCode, entityTypeCodes } from '@portal/contract/fields/entity-type';
import { industries } from '@portal/contract/industries/industries';
import type { Language } from '@portal/contract/language';

export interface BusinessIndustry {
  industry: string;
  label: string;
  code: string;
  parentCode: string;
  keywords: readonly string[];
}

export interface Entities {
  entityTypes: readonly EntityTypeCode[];
  industries: readonly BusinessIndustry[];
}

export function entities(language: Language): Entities {
  return {
    entityTypes: entityTypeCodes,
    industries: industries.map(({ industry, label, code, parentCode, keywords }) => ({
      industry,
      label: label[language],
      code,
      parentCode,
      keywords: keywords[language],
    })),
  };
}
