import type { Language } from '@portal/contract/language';

export type NegativeLook = 'minus' | 'spacedMinus' | 'minusAfter' | 'brackets' | 'overdrawn' | 'debit';

export interface AmountLook {
  language: Language;
  negative?: NegativeLook;
  currency?: 'before' | 'after';
  thousands?: string;
  isShort?: boolean;
  suffix?: string;
}

const negatives: Record<NegativeLook, (text: string) => string> = {
  minus: (text) => `-${text}`,
  spacedMinus: (text) => `- ${text}`,
  minusAfter: (text) => `${text}-`,
  brackets: (text) => `(${text})`,
  overdrawn: (text) => `${text} OD`,
  debit: (text) => `${text} DR`,
};

export function writtenAmount(cents: number, look: AmountLook): string {
  const { language, negative = 'minus', currency, isShort = false, suffix = '' } = look;
  const thousands = look.thousands ?? (language === 'en' ? ',' : ' ');
  const whole = String(Math.floor(Math.abs(cents) / 100)).replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const number = isShort && rest === '00' ? whole : `${whole}${language === 'en' ? '.' : ','}${rest}`;
  const text = currency === 'before' ? `$${number}` : currency === 'after' ? `${number} $` : number;
  return cents < 0 ? negatives[negative](text) : `${text}${suffix}`;
}
