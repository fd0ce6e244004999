import { type AnswerName, answerNames, type AnswerSection, getAnswer } from '../application/answers.ts';
import type { ReferralValues } from './referral-values.ts';

export const sharedFields = answerNames.filter((name) => getAnswer(name).isShared);
export type SharedField = AnswerName;

export function listSharedFields(values: ReferralValues): SharedField[] {
  const sections: Record<AnswerSection, Readonly<Record<string, unknown>>> = {
    business: { ...values.businessInfo, requestAmount: values.requestAmount, timeInBusiness: values.monthsInBusiness },
    personal: { ...values.personalInfo },
  };
  return sharedFields.filter((name) => {
    const { section, fields } = getAnswer(name);
    return fields.some((field) => sections[section][field] !== undefined);
  });
}
