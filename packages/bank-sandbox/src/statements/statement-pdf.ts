import type { PDFFont } from 'pdf-lib';
import type { LoginSeed, PlannedAccount } from '../businesses/accounts.ts';
import { descriptions } from '../businesses/descriptions.ts';
import type { InBothLanguages } from '../businesses/stories.ts';

const PAGE = { width: 612, height: 792, margin: 54, line: 14 };
const COLUMNS = { date: 54, description: 120, amount: 430, balance: 558 };
const SMALL = 9;
const LARGE = 15;

const words = {
  sample: { en: 'Sandbox: not a real statement', fr: 'Bac à sable : ce relevé n’est pas réel' },
  /** Identifies the invented bank as Canadian. */
  insured: { en: 'Member of CDIC', fr: 'Membre de la SADC' },
  heading: { en: 'Account statement', fr: 'Relevé de compte' },
  account: { en: 'Account number', fr: 'Numéro de compte' },
  opening: { en: 'Opening balance', fr: 'Solde d’ouverture' },
  closing: { en: 'Closing balance', fr: 'Solde de clôture' },
} satisfies Record<string, InBothLanguages>;

export async function statementPdf(
  account: PlannedAccount,
  { story, language }: LoginSeed,
  { first, last }: { first: string; last: string },
  bankName: string,
): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  document.setTitle(`${bankName} ${first}`);
  const money = new Intl.NumberFormat(`${language}-CA`, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amount = (cents: number) =>
    money
      .format(cents / 100)
      .replaceAll(/[\u00A0\u202F]/gu, ' ')
      .replace('\u2212', '-');
  const before = account.movements.findLast(({ day }) => day < first)?.balanceCents;
  const rows = account.movements.filter(({ day }) => day >= first && day <= last);
  const opening = before ?? Math.round(account.plan.usualBalance * 100);

  let page = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;
  const write = (text: string, x: number, options: { font?: PDFFont; size?: number; right?: boolean } = {}) => {
    const { font: face = font, size = SMALL, right = false } = options;
    page.drawText(text, { x: right ? x - face.widthOfTextAtSize(text, size) : x, y, size, font: face });
  };
  const nextLine = (count = 1) => {
    y -= PAGE.line * count;
    if (y > PAGE.margin) return;
    page = document.addPage([PAGE.width, PAGE.height]);
    y = PAGE.height - PAGE.margin;
  };

  write(bankName, COLUMNS.date, { font: bold, size: LARGE });
  nextLine();
  write(`${words.sample[language]} · ${words.insured[language]}`, COLUMNS.date);
  nextLine(2);
  write(words.heading[language], COLUMNS.date, { font: bold });
  nextLine();
  write(periodOf(first, last, language), COLUMNS.date);
  nextLine();
  write(story.holder.name, COLUMNS.date);
  nextLine();
  write(`${words.account[language]} ${account.number}`, COLUMNS.date);
  nextLine(2);
  write(words.opening[language], COLUMNS.description, { font: bold });
  write(amount(opening), COLUMNS.balance, { right: true });
  for (const row of rows) {
    nextLine();
    write(row.day, COLUMNS.date);
    write(descriptions[row.about][language], COLUMNS.description);
    write(amount(row.cents), COLUMNS.amount, { right: true });
    write(amount(row.balanceCents), COLUMNS.balance, { right: true });
  }
  nextLine();
  write(words.closing[language], COLUMNS.description, { font: bold });
  write(amount(rows.at(-1)?.balanceCents ?? opening), COLUMNS.balance, { right: true });
  return document.save();
}

/** `From June 1, 2026 to June 30, 2026`, or in French `Du 1er juin 2026 au 30 juin 2026`. */
function periodOf(first: string, last: string, language: 'en' | 'fr'): string {
  const format = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' });
  const [from, to] = [first, last].map((day) => {
    const written = format.format(new Date(`${day}T00:00:00Z`));
    return language === 'fr' ? written.replace(/^1 /u, '1er ') : written;
  });
  return language === 'fr' ? `Du ${from ?? ''} au ${to ?? ''}` : `From ${from ?? ''} to ${to ?? ''}`;
}
