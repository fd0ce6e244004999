import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { TextKey } from '@portal/locales';

export const bankNames = {
  rbc: 'revenue.banks.rbc',
  td: 'revenue.banks.td',
  bmo: 'revenue.banks.bmo',
  scotiabank: 'revenue.banks.scotiabank',
  cibc: 'revenue.banks.cibc',
  desjardins: 'revenue.banks.desjardins',
  nationalBank: 'revenue.banks.nationalBank',
} as const satisfies Record<StatementBank, TextKey>;
