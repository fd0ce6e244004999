import {
  decodePDFRawStream,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { extractTextItems } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Application } from '@portal/contract/entities/entities';
import { languages } from '@portal/contract/language';
import { checkPdfUa } from '../../../../test/pdf-ua.ts';
import { ordinaryPdf } from '@portal/statements/corpus/sample-pdfs';
import { PAGE } from '../../../platform/tagged-pdf/tagged-pdf.ts';
import { renderCopy } from './render-copy.ts';

const brand = {
  name: 'Cedar & Maple <Capital>',
  phone: '1 800 555-0199',
  email: 'hello@lender.example',
  address: '1 King Street, Toronto ON',
  sealUrl: undefined,
};
const config = { brands: { en: brand, fr: brand }, officeTimeZone: 'America/Toronto' } as const;

const address = { country: 'CA', stateCode: 'QC', postalCode: 'H2J 2L4', city: 'Montréal' };
const submitted = {
  reference: 'F-7K3M-92QX',
  submittedAt: '2026-02-11T15:30:00.000Z',
  status: 'underReview',
  nextContactDay: '2026-02-12',
  businessInfo: {
    ...address,
    street: '4517 rue Saint-Denis',
    companyName: 'Northshore Bakery',
    legalBusinessName: null,
  },
  personalInfo: {
    ...address,
    street: '12 avenue du Mont-Royal',
    emailAddress: `${'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrs'.repeat(2)}@example.test`,
    firstName: 'Ana',
    lastName: 'Tremblay',
  },
  requestAmount: 80_000,
  monthsInBusiness: 36,
  bank: null,
  submittedBank: 'Northern Bank',
  statementCount: 2,
  requiredMonths: ['2025-08', '2025-09'],
  monthsReason: { kind: 'other', openedMonth: null, text: 'The branch burned down. '.repeat(20).trim() },
} as unknown as Application;

const long = {
  ...submitted,
  businessInfo: {
    ...submitted.businessInfo,
    companyName: 'Boulangerie du quai '.repeat(100),
    legalBusinessName: 'Quai douze '.repeat(100),
  },
};

const copyOf = async (application: Application, language: 'en' | 'fr' = 'en') =>
  renderCopy(application, language, config);

const valueOf = async (companyName: string) => {
  const businessInfo = { ...submitted.businessInfo, companyName };
  const { elements, faults } = await checkPdfUa(await copyOf({ ...submitted, businessInfo }));
  expect(faults).toEqual([]);
  return elements.find(({ type }) => type === 'TD')?.text;
};

describe('the copy', () => {
  test.each(languages)('is PDF/UA-1, on one page and on several: %s', async (language) => {
    for (const application of [submitted, long])
      expect((await checkPdfUa(await copyOf(application, language))).faults).toEqual([]);
    const { catalog } = await PDFDocument.load(await copyOf(submitted, language));
    expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe(`${language}-CA`);
  });

  test('is read in order, with headings, and with a label for each answer', async () => {
    const { elements } = await checkPdfUa(await copyOf(submitted));
    const read = elements.flatMap(({ type, text }) =>
      text === '' ? [] : [`${type} ${text.replaceAll('\u00a0', ' ')}`],
    );
    expect(read.slice(0, 8)).toEqual([
      'P Cedar & Maple <Capital>',
      'H1 Your application',
      'P Reference F-7K3M-92QX',
      'P Submitted on February 11, 2026',
      expect.stringMatching(/^P An account manager/u),
      'H2 Business details',
      'TH Business operating name',
      'TD Northshore Bakery',
    ]);
    expect(read).toContain(`TD ${submitted.personalInfo.emailAddress}`);
    expect(read.filter((text) => text.startsWith('H2'))).toHaveLength(4);
    expect(read.at(-1)).toBe('P Cedar & Maple <Capital> · 1 800 555-0199 · hello@lender.example');
    expect(read.join()).not.toContain('Page 1 of');
  });

  test('splits no row across pages, and repeats the heading of a continued table only visually', async () => {
    const copy = await copyOf(long, 'fr');
    const { elements } = await checkPdfUa(copy);
    const pages = elements.flatMap(({ type, pages }) => (type === 'TR' ? [pages] : []));
    expect(pages.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(pages.flat())).toEqual(new Set([1, 2]));
    expect(elements.find(({ type }) => type === 'Table')?.pages).toEqual([1, 2]);
    const again = 'Renseignements sur l’entreprise (suite)';
    expect(elements.some(({ text }) => text.includes(again))).toBe(false);
    expect((await itemsOf(copy))[1]?.some(({ str }) => str.includes('(suite)'))).toBe(true);
  });

  test('stays inside its margins, whatever the input', async () => {
    for (const { str, x, width } of (await itemsOf(await copyOf(long))).flat())
      expect([str, x >= 47.9 && x + width <= PAGE.width - 47.9]).toEqual([str, true]);
  });

  test.each([
    ['Ελληνικά, Кириллица, Việt', 'Ελληνικά, Кириллица, Việt'],
    ['क्षत्रिय ज्ञान श्री', expect.stringContaining('ज्ञान')],
    ['e\u0301clair', 'éclair'],
    ['one\ttwo\u2028three\u0007', 'one two three'],
    ['\u202eabc\u202c\ufeff', 'abc'],
    ['שלום 👩‍🍳!', '???? ?!'],
  ])('shows %j as %j', async (typed, shown) => {
    expect(await valueOf(typed)).toEqual(shown);
  });

  test('includes replacement text for scripts that are drawn in a different order than they are read', async () => {
    const drawing = async (companyName: string) => {
      const businessInfo = { ...submitted.businessInfo, companyName };
      const pdf = await PDFDocument.load(await copyOf({ ...submitted, businessInfo }));
      const stream = pdf.getPage(0).node.Contents();
      return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';
    };
    expect(await drawing('हिन्दी')).toContain('/Span <<\n/ActualText');
    expect(await drawing('Northshore')).not.toContain('/ActualText');
  });
});

describe('the check for PDF/UA-1', () => {
  test('refuses a document without tags', async () => {
    expect((await checkPdfUa(await ordinaryPdf('Statement', 1))).faults).toEqual([
      'the document is not marked as tagged',
      'there is no structure',
      'the document has no language',
      'the window would not show the title',
      'there is no metadata',
      'page 1 does not say its tab order',
      'the font Helvetica is not embedded',
      'the font Helvetica does not say its letters',
      'page 1 draws what is neither tagged nor an artifact',
    ]);
  });

  const elementsOf = (pdf: PDFDocument, type: string) =>
    pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of(type) ? [object] : [],
      );

  test.each<[fault: string, spoil: (pdf: PDFDocument) => void]>([
    ['the document has no language', ({ catalog }) => catalog.delete(PDFName.of('Lang'))],
    ['there is no metadata', ({ catalog }) => catalog.delete(PDFName.of('Metadata'))],
    [
      'the tags are marked as suspect',
      ({ catalog }) => catalog.lookup(PDFName.of('MarkInfo'), PDFDict).set(PDFName.of('Suspects'), PDFBool.True),
    ],
    ['a TH does not say whose heading it is', (pdf) => elementsOf(pdf, 'TH')[0]?.delete(PDFName.of('A'))],
    ['Heading is no standard type', (pdf) => elementsOf(pdf, 'H2')[0]?.set(PDFName.of('S'), PDFName.of('Heading'))],
    ['headings skip a level', (pdf) => elementsOf(pdf, 'H2')[0]?.set(PDFName.of('S'), PDFName.of('H3'))],
    ['TR holds what it may not', (pdf) => elementsOf(pdf, 'TD')[0]?.set(PDFName.of('S'), PDFName.of('P'))],
    ['tagged content is in no element', (pdf) => elementsOf(pdf, 'H1')[0]?.delete(PDFName.of('K'))],
    [
      'content does not know its element',
      (pdf) => pdf.getPage(0).node.set(PDFName.of('StructParents'), PDFNumber.of(7)),
    ],
    ['page 1 does not say its tab order', (pdf) => pdf.getPage(0).node.delete(PDFName.of('Tabs'))],
  ])('finds that %s', async (fault, spoil) => {
    const pdf = await PDFDocument.load(await copyOf(submitted), { updateMetadata: false });
    spoil(pdf);
    expect((await checkPdfUa(await pdf.save())).faults).toContain(fault);
  });
});

async function itemsOf(copy: Buffer) {
  const { items } = await extractTextItems(new Uint8Array(copy));
  return items;
}
