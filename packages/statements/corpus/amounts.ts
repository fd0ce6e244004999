import type { Language } from '@portal/contract/language';

/** How a bank marks an amount below zero. */
export type NegativeLook = 'minus' | 'spacedMinus' | 'minusAfter' | 'brackets' | 'overdrawn' | 'debit';

/** How a bank writes an amount. */
export interface AmountLook {
  language: Language;
  negative?: NegativeLook;
  currency?: 'before' | 'after';
  /** Between thousands: a comma in English and a space in French unless another is given. */
  thousands?: string;
  /** Whole dollars lose their cents. */
  isShort?: boolean;
  /** What stands behind an amount above zero. */
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

/** An amount of cents as a bank prints it. */
export function writtenAmount(cents: number, look: AmountLook): string {
  const { language, negative = 'minus', currency, isShort = false, suffix = '' } = look;
  const thousands = look.thousands ?? (language === 'en' ? ',' : ' ');
  const whole = String(Math.floor(Math.abs(cents) / 100)).replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const number = isShort && rest === '00' ? whole : `${whole}${language === 'en' ? '.' : ','}${rest}`;
  const text = currency === 'before' ? `$${number}` : currency === 'after' ? `${number} $` : number;
  return cents < 0 ? negatives[negative](text) : `${text}${suffix}`;
}
