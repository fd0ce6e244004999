import type { Payer } from '@portal/contract/application/cash-flow';
import { foldDescription } from '../left-out-deposits.ts';
import { count, type FlowRow } from './flow-source.ts';

const PAYERS_MOST = 10;

/** What banks write around a name, folded: how it was paid, and that it was. */
const generalWords =
  /\b(E|INTERAC|TRANSFER|E-?TRANSFERT?|E-?TFR|TFR|TRF|VIREMENT|VIR|TRANSFERT|DEPOSIT|DEPOSITS|DEP|DEPOT|PAYMENT|PAIEMENT|PMT|PAY|EFT|TEF|ACH|DIRECT|CREDIT|CR|MISC|DIVERS|RECEIVED|RECU|RECUE|FROM|DE|DU|DES|LA|LE|FOR|POUR|AUTOMATIC|AUTOMATIQUE|MOBILE|BRANCH|SUCCURSALE|ABM|ATM|GAB|GUICHET|CASH|COMPTANT|CHEQUE|CHQ|CLIENT|CUSTOMER|INVOICE|FACTURE|TERMINAL|CARD|CARTES?|INC|LTD|LTEE|CORP|AUTODEPOSIT|DEPOT AUTO|REF|NO)\b/gu;

/** Who a description names, without numbers and what banks write around a name; null if nobody is left. */
export function nameIn(description: string): string | null {
  const name = foldDescription(description)
    .replaceAll(/\S*\d\S*/gu, ' ')
    .replaceAll(/[^A-Z&' -]/gu, ' ')
    .replaceAll(generalWords, ' ')
    .replaceAll(/[\s-]+/gu, ' ')
    .trim();
  return name.length >= 3 ? name : null;
}

/** Who deposited what is revenue, the largest first. */
export function listPayers(revenue: readonly FlowRow[]): Payer[] {
  const byPayer = Map.groupBy(revenue, ({ description }) => nameIn(description));
  const payers = [...byPayer].flatMap(([payer, rows]) =>
    payer === null ? [] : { payer, rows, total: count(rows).cents },
  );
  return payers
    .sort((a, b) => b.total - a.total)
    .slice(0, PAYERS_MOST)
    .map(({ payer, rows }) => ({
      payer,
      months: [...Map.groupBy(rows, ({ date }) => date.slice(0, 7))]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([month, own]) => ({ month, ...count(own) })),
    }));
}
