/** Converts to capitals without accents and to single spaces, as most banks print descriptions. */
export function foldDescription(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toUpperCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Purpose codes that BMO prints at the end of a row for a collected payment, such as rent, a lease or a loan. */
const purposeCode = / (?:ACP|BPY|BUS|DIV|DON|EXP|FEE|INS|LNS|LSE|MSP|MTG|PAY|RLS)\/[A-Z]{3}$/u;

export function withoutPurpose(folded: string): string {
  return folded.replace(purposeCode, '');
}

const generalWords =
  /\b(E|INTERAC|TRANSFER|E-?TRANSFERT?|E-?TFR|TFR|TRF|TSF|VIREMENT|TELEVIREMENT|VIR|TRANSFERT|DEPOSIT|DEPOSITS|EDEPOSIT|DEP|DEPOTS?|PAYMENT|PAIEMENT|PMT|PAY|EFT|TEF|ACH|MSP|PAD|PAP|ELECTRONIC FUNDS|DIRECT|CREDIT|CR|MISC|DIVERS|RECEIVED|RECU|RECUE|FROM|DE|DU|DES|LA|LE|AU|FOR|POUR|AUTOMATIC|AUTOMATIQUE|AUTODEPOSIT|AUTO|MOBILE|APPAREIL|BRANCH|SUCCURSALE|COMPTOIR|ABM|ATM|GAB|GUICHET|CASH|COMPTANT|CHEQUE|CHQ|CLIENT|CUSTOMER|INVOICE|FACTURE|TERMINAL|CARD|CARTES?|WIRE|INCOMING|ACCOUNTS? PAYABLE|INC|LTD|LTEE|CORP|LLC|LLP|REF|NO)\b/gu;

/** A folded description without numbers and bank words: the payer, if named. */
export function withoutBankWords(folded: string): string {
  return withoutPurpose(folded)
    .replaceAll(/\S*\d\S*/gu, ' ')
    .replaceAll(/[^A-Z&' -]/gu, ' ')
    .replaceAll(generalWords, ' ')
    .replaceAll(/[\s-]+/gu, ' ')
    .trim();
}

export function nameIn(description: string): string | null {
  const name = withoutBankWords(foldDescription(description));
  return name.length >= 3 ? name : null;
}
