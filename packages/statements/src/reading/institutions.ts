import { fold, type Line, squash } from './page-text.ts';

/**
 * Canadian banks, credit unions and payment institutions with deposit accounts, as statement headers name them: without
 * case and accents, at the start of a cell. In the body of a statement the name may be another party's bank.
 */
const canadian = [
  String.raw`rbc(?! bank\b)|royal bank of canada|banque royale(?: du canada)?`,
  String.raw`td canada trust|td commercial|td business|td every|td banking|td bank group|groupe banque td|the toronto-?dominion|toronto-?dominion|banque toronto-?dominion|banque td|services bancaires commerciaux td|td(?! bank| ameritrade)`,
  String.raw`bmo|bank of montreal|banque de montreal`,
  String.raw`scotiabank|banque scotia|bank of nova scotia|banque de (?:la )?nouvelle-?ecosse|scotia(?:business|power|one)`,
  String.raw`cibc|banque cibc|canadian imperial bank of commerce|banque canadienne imperiale`,
  String.raw`national bank(?: of canada)?(?! of)|banque nationale(?: du canada)?(?! de)`,
  String.raw`laurentian bank|banque laurentienne|blc`,
  String.raw`tangerine|simplii|services financiers simplii|eq bank|banque eq|equitable bank|banque equitable|atb|alberta treasury branches`,
  String.raw`hsbc bank canada|banque hsbc canada|manulife bank|banque manuvie|canadian western bank|cwb|motive financial`,
  String.raw`alterna|motusbank|haventree|oaken|home (?:trust|bank)|peoples (?:trust|bank of canada|group)|versabank|wealth one bank|b2b banque?`,
  String.raw`icici bank canada|bank of china \(canada\)|(?:keb )?hana bank canada|shinhan bank canada|ctbc bank corp.{0,4}\(canada\)|sbi canada|habib canadian`,
  String.raw`first nations bank of canada|general bank of canada|president'?s choice financial|pc (?:financial|finance)|services financiers le choix du president`,
  String.raw`wealthsimple|koho|neo financial|wise payments canada|float financial|venn (?:software|technolog)|loop financial|vault payment|(?:loop|venn|keep|vault)$`,
  String.raw`(?:la )?caisse (?:populaire|desjardins|d'economie|alliance|groupe)|desjardins|mouvement (?:des caisses )?desjardins|federation des caisses|uni cooperation|uni financial`,
  // Credit unions by name; others are recognized by their legal form or deposit insurer.
  String.raw`meridian|vancity|vancouver city savings|coast capital|servus|first west|envision financial|valley first|island savings|enderby|prospera|blueshore|beem`,
  String.raw`conexus|affinity|innovation (?:credit union|federal)|synergy credit|cornerstone credit|radius credit|plainsview|weyburn credit|prairie centre|tcu financial`,
  String.raw`assiniboine|steinbach|cambrian|access credit union|sunova|niverville|noventis|stride credit|westoba|fusion credit|crosstown civic|carpathia|compass credit`,
  String.raw`libro|duca|firstontario|first ontario|ync?u|your neighbourhood|penfinancial|kawartha|northern credit|tandia|rapport credit|luminus|ukrainian credit|italian canadian savings|mainstreet credit|windsor family|heritage savings|sudbury credit|pace (?:savings|credit)|oshawa community|motor city community|education credit|comtech fire|buduchnist|parama|talka|momentum credit|creative arts|your credit union|finance?it`,
  String.raw`connect ?first|chinook financial|legacy financial|mountain view (?:credit|financial)|first calgary|bow valley credit|rocky credit|vision credit|lakeland credit|1st choice savings|christian credit union`,
  String.raw`interior savings|gulf (?:&|and) fraser|g ?& ?f financial|westminster savings|integris|kootenay savings|nelson (?:& district|and district) credit|salmon arm savings|khalsa|ladysmith|coastal community|sunshine coast credit|north shore credit union|community savings|aldergrove|greater vancouver community|revelstoke credit|williams lake|northern savings`,
  String.raw`newfoundland (?:&|and) labrador credit|leading edge|provincial credit union|consolidated credit union|east coast credit|bayview credit|omista|progressive credit|advance savings|valley credit union|cua\b|credit union atlantic|sydney credit|teachers plus|princess credit|glace bay central`,
].join('|');

/** Makes spaces optional, because words may be drawn together. */
const together = (pattern: string) => pattern.replaceAll(' ', ' ?');
/** Words that may follow a name that is drawn together with them. */
const FOLLOWING =
  '(?:account|statement|business|bank|banque|releve|compte|chequing|savings|operating|personal|commercial|financial|credit|solutions|inc|canada|d[eu])';

const namesCanadian = new RegExp(
  together(
    `^(?:(?:your|the|my|votre|vos|la|le|les|compte|releve|account|business|statement (?:of|from)|page \\d+ (?:of|de|sur) \\d+) )*(?:${canadian})(?:(?![a-z])|(?=${FOLLOWING}))`,
  ),
  'u',
);
const legalForm = /credit ?union ?(?:limited|ltd)\b|\bsavings ?(?:and|&) ?credit ?union\b/u;
/** Canadian deposit insurers, squashed; printed in the header or footer. */
const insured =
  /canadadepositinsurance|memberof(?:the)?cdic|cdicmember|membredelasadc|societed'assurance-?depotsducanada|creditunion(?:deposit)?(?:guarantee|insurance)corporation|depositguaranteecorporationofmanitoba|financialservicesregulatoryauthorityofontario|autoritedesmarchesfinanciers/u;

const foreignNames = new RegExp(
  together(
    String.raw`\b(?:` +
      [
        String.raw`bank of america|jpmorgan|chase bank|wells fargo|citibank|citizens bank|u\.? ?s\.? bank|pnc bank|truist|capital one|keybank|regions bank|fifth third|huntington|m&t bank|first republic|silicon valley bank|mercury (?:bank|technologies)|brex|td ameritrade|bluevine|novo platform|relay financial|ally bank|charles schwab|navy federal|first citizens|comerica|zions|santander|harris bank|bmo harris`,
        String.raw`td bank,? (?:n\.? ?a\b|usa)|td bank,? america|america'?s most convenient|rbc bank|bmo bank n\.? ?a\b|cibc bank usa|cibc (?:caribbean|firstcaribbean)|firstcaribbean|scotiabank (?:\(?(?:bahamas|jamaica|trinidad|cayman|turks|barbados|belize)|de puerto rico|chile|peru|mexico|inverlat|uruguay)|rbc (?:royal bank )?\(?(?:bahamas|trinidad|cayman|barbados)|natbank|desjardins bank`,
        String.raw`asb bank|anz|kiwibank|westpac|bank of new zealand|bnz|commonwealth bank|nab\b|national australia bank|macquarie|bendigo|barclays|lloyds|natwest|halifax bank of|hsbc (?:uk|bank usa|bank plc)|royal bank of scotland|standard chartered|monzo|revolut|starling|bank of ireland|allied irish|aib\b|dbs|ocbc|uob|hang seng|icici bank ltd|state bank of india|hdfc|bnp paribas|societe generale|credit agricole|la banque postale|caisse d'?epargne|credit mutuel|deutsche bank|ing\b|ubs\b`,
      ].join('|') +
      ')',
  ),
  'u',
);
const foreignSigns =
  /memberfdic|fdic(?:insured|\b)|equalhousing|federallyinsuredbyncua|\bncua\b|nationalcreditunionadministration|(?:routing|aba)[a-z/#:.]*\d{9}(?!\d)|\bbsb(?:number|:|\d)|sortcode|\biban[:\d]|regulationd\b|newzealand|nouvelle-?zelande|\baustralia|unitedkingdom|royaume-?uni|hongkong|singapore|(?:,|bank)n\.a\.?(?![a-z])|,n\.?a\.?$|\bzelle\b/u;
const zip =
  /\b(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|p[ar]|ri|s[cd]|t[nx]|ut|v[ait]|w[aivy]) +\d{5}(?:-\d{4})?$/u;
/** Foreign currencies other than those in `currency.ts`. */
const foreignCurrency =
  /\b(?:nzd|aud|hkd|sgd|chf|jpy|mxn|inr|cny|rmb|bsd|ttd|jmd|bbd|kyd)\b|\b(?:nz|au|a|hk|s)\$|(?:new zealand|australian|hong kong|singapore|bahamian|jamaican|barbados) dollars?/u;

const words = (line: Line) => line.cells.map(({ text }) => fold(text).replaceAll(/\s+/gu, ' ').trim());

export function isOfCanadianInstitution(head: readonly Line[], around: readonly Line[]): boolean {
  return (
    head.some((line) => words(line).some((text) => namesCanadian.test(text) || legalForm.test(text))) ||
    around.some(({ cells }) => insured.test(squash(cells.map(({ text }) => text).join(' '))))
  );
}

export function isForeign(around: readonly Line[]): boolean {
  return around.some((line) =>
    words(line).some(
      (text) =>
        foreignNames.test(text) ||
        foreignSigns.test(text.replaceAll(' ', '')) ||
        zip.test(text) ||
        foreignCurrency.test(text),
    ),
  );
}

const otherPapers = new RegExp(
  String.raw`\b(?:` +
    [
      String.raw`invoices?|factures?|please (?:pay|remit)|payable to|remit(?:tance)? (?:to|slip|advice)|terms: ?net|net 30|customer (?:account|statement|no|number|id)|accounts? receivable|comptes? (?:clients?|a recevoir)|etat de compte client|past due|aging|tenants?|tenant ledger|rent (?:ledger|roll|statement)|landlord|locataire|loyers?|property management|patient|tuition`,
      String.raw`canada revenue agency|agence du revenu|revenu quebec|gst\/?hst|tps\/?tvh|tps\/?tvq|payroll (?:deductions|account)|rt ?0001|rp ?0001|rc ?0001|tax account|compte de taxes?|property tax|taxes? foncieres?|wsib|worksafe|cnesst|workers'? compensation`,
      String.raw`(?:general|account|tenant|rent|customer|vendor) ledger|grand livre|trial balance|balance de verification|bank reconciliation|conciliation bancaire|rapprochement|account register|registre|account transactions report|transaction report|quickbooks|xero|sage (?:50|accounting)|freshbooks|wave accounting|accrual basis|cash basis|comptabilite d'exercice|profit and loss|journal report`,
      String.raw`direct investing|placements? en direct|investorline|ligne d'action|itrade|investor'?s edge|pro-?investisseurs|dominion securities|nesbitt burns|wood gundy|waterhouse|disnat|courtage|brokerage|questrade|qtrade|interactive brokers|portfolio (?:statement|summary|value)|investment (?:account|portfolio)|margin account|compte de placement|releve de portefeuille|holdings|securities|valeurs mobilieres|mutual funds?|fonds communs|rrsps?|reers?|tfsas?|celis?|resps?|reees?|market value|valeur marchande|wealthsimple (?:trade|invest)`,
      String.raw`stripe|square(?: canada)?|paypal|shopify|moneris|merchant (?:statement|services|account statement)|releve (?:du )?marchand|payouts?|clover|helcim|elavon|chase merchant|global payments|worldpay|adyen|balance report|rapport de solde|amazon seller|uber ?eats|doordash|skipthedishes|crypto|bitcoin|coinbase|shakepay|gift card|points balance`,
    ].join('|') +
    ')',
  'u',
);
const OTHER_PAPER_LETTERS_MAXIMUM = 90;

export function isOtherPaper(head: readonly Line[]): boolean {
  return head.some((line) =>
    words(line).some((text) => text.length <= OTHER_PAPER_LETTERS_MAXIMUM && otherPapers.test(text)),
  );
}
