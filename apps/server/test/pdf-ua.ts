import { XMLParser } from 'fast-xml-parser';
import { PDFArray, PDFBool, type PDFContext, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject } from 'pdf-lib';
import { PDFHexString, PDFRawStream, PDFRef, PDFString } from 'pdf-lib';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export interface ElementRead {
  type: string;
  depth: number;
  text: string;
  /** Pages are numbered from 1, and include those of its child elements. */
  pages: number[];
}

export interface PdfUaReport {
  faults: string[];
  elements: ElementRead[];
}

interface Content {
  marked: Map<string, string>;
  faults: string[];
}

interface StructureNode {
  type: string;
  depth: number;
  dictionary: PDFDict;
  children: StructureNode[];
  own: string[];
}

const STANDARD_TYPES = new Set([
  ...['Document', 'Part', 'Art', 'Sect', 'Div', 'BlockQuote', 'Caption', 'TOC', 'TOCI', 'Index', 'P'],
  ...[
    'H1',
    'H2',
    'H3',
    'H4',
    'H5',
    'H6',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'Table',
    'TR',
    'TH',
    'TD',
    'THead',
    'TBody',
    'TFoot',
  ],
  ...['Span', 'Quote', 'Note', 'Reference', 'Code', 'Link', 'Annot', 'Figure', 'Formula', 'Form'],
]);

const CHILDREN: Record<string, readonly string[]> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
};

const NOT_A_CHARACTER = /[\0\uFEFF\uFFFE\uFFFF\uFFFD]/u;

/**
 * Checks a PDF against the machine-testable conditions of the Matterhorn Protocol 1.1 that apply without forms,
 * scripts, media and attachments. Only a person can judge whether the tags are meaningful.
 */
export async function checkPdfUa(file: Uint8Array): Promise<PdfUaReport> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  const content = await readContent(file);
  const pageOf = new Map(pdf.getPages().map((page, index) => [page.ref.toString(), index + 1]));
  const root = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const nodes = root ? childrenOf(root, { pageOf, depth: 0 }).flatMap(withDescendants) : [];
  return {
    faults: [
      ...documentFaults(pdf),
      ...metadataFaults(pdf),
      ...pageFaults(pdf),
      ...fontFaults(pdf.context),
      ...content.faults,
      ...contentFaults(nodes, content),
      ...parentFaults(pdf, root, nodes),
      ...nodes.flatMap(nodeFaults),
      ...headingFaults(nodes),
    ],
    elements: nodes.map((node) => ({
      type: node.type,
      depth: node.depth,
      text: node.own.map((key) => content.marked.get(key) ?? '').join(''),
      pages: [...new Set(withDescendants(node).flatMap(({ own }) => own.map((key) => Number(key.split(' ')[0]))))],
    })),
  };
}

function documentFaults({ catalog, context }: PDFDocument): string[] {
  const flag = (dictionary: PDFDict | undefined, name: string) =>
    dictionary?.lookupMaybe(PDFName.of(name), PDFBool)?.asBoolean() ?? false;
  const mark = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  const lang = textOf(catalog.lookup(PDFName.of('Lang')));
  return listed({
    'the document is not marked as tagged': !flag(mark, 'Marked'),
    'the tags are marked as suspect': flag(mark, 'Suspects'),
    'there is no structure': !catalog.has(PDFName.of('StructTreeRoot')),
    'the document has no language': !/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/u.test(lang),
    'the window would not show the title': !flag(
      catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict),
      'DisplayDocTitle',
    ),
    'the document is encrypted': context.trailerInfo.Encrypt !== undefined,
  });
}

function metadataFaults({ catalog }: PDFDocument): string[] {
  const stream = catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) return ['there is no metadata'];
  const xml = Buffer.from(stream.getContents()).toString('utf8');
  const { part, title } = metadataOf(xml);
  return listed({
    'the document does not call itself PDF/UA-1': part !== '1',
    'the metadata has no title': title === '',
  });
}

function metadataOf(xml: string): { part: string; title: string } {
  const options = { removeNSPrefix: true, parseTagValue: false, isArray: (name: string) => name === 'Description' };
  const parsed = new XMLParser(options).parse(xml) as {
    xmpmeta?: { RDF?: { Description?: { part?: string; title?: { Alt?: { li?: string | { '#text'?: string } } } }[] } };
  };
  const descriptions = parsed.xmpmeta?.RDF?.Description ?? [];
  const li = descriptions.find(({ title }) => title)?.title?.Alt?.li;
  return {
    part: descriptions.find(({ part }) => part)?.part ?? '',
    title: (typeof li === 'string' ? li : li?.['#text']) ?? '',
  };
}

function pageFaults(pdf: PDFDocument): string[] {
  return pdf.getPages().flatMap(({ node }, index) =>
    listed({
      [`page ${index + 1} does not say its tab order`]: node.lookup(PDFName.of('Tabs')) !== PDFName.of('S'),
      [`page ${index + 1} has annotations, which are not tested`]: (node.Annots()?.size() ?? 0) > 0,
    }),
  );
}

function fontFaults(context: PDFContext): string[] {
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.lookup(PDFName.of('Type')) !== PDFName.of('Font')) return [];
    const name = textOf(object.lookup(PDFName.of('BaseFont')));
    const isDescendant = object.has(PDFName.of('CIDSystemInfo'));
    const descriptor = object.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(PDFName.of(key)));
    const isComposite = object.lookup(PDFName.of('Subtype')) === PDFName.of('Type0');
    return listed({
      [`the font ${name} is not embedded`]: !isComposite && !isEmbedded,
      [`the font ${name} does not say its letters`]: !isDescendant && !object.has(PDFName.of('ToUnicode')),
      // The list is allowed only if it is complete, which cannot be checked here.
      [`the font ${name} lists its glyphs`]: descriptor?.has(PDFName.of('CIDSet')) ?? false,
    });
  });
}

async function readContent(file: Uint8Array): Promise<Content> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(file));
  const content: Content = { marked: new Map(), faults: [] };
  const painting = new Set([OPS.constructPath, OPS.fill, OPS.stroke, OPS.shadingFill, OPS.paintImageXObject]);
  for (let page = 1; page <= document.numPages; page += 1) {
    const marks = new Marks(page, content);
    const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList();
    for (const [index, operator] of fnArray.entries()) {
      const [first, second] = (argsArray[index] ?? []) as [unknown, unknown];
      if (operator === OPS.beginMarkedContent) marks.begin(first, null);
      else if (operator === OPS.beginMarkedContentProps) marks.begin(first, second);
      else if (operator === OPS.endMarkedContent) marks.end();
      else if (operator === OPS.showText) marks.show(first as (Glyph | number)[]);
      else if (painting.has(operator)) marks.paint();
    }
  }
  return content;
}

interface Glyph {
  unicode: string;
  originalCharCode: number;
}

class Marks {
  private readonly open: ('artifact' | 'none' | { key: string })[] = [];
  private readonly page: number;
  private readonly content: Content;

  constructor(page: number, content: Content) {
    this.page = page;
    this.content = content;
  }

  begin(tag: unknown, id: unknown): void {
    const isArtifact = tag === 'Artifact';
    const isTagged = typeof id === 'number';
    const outer = this.open.filter((mark) => mark !== 'none');
    if ((isArtifact || isTagged) && outer.length > 0) this.fault('has an artifact or a tag inside another');
    if (isTagged) this.content.marked.set(`${this.page} ${id}`, '');
    this.open.push(isArtifact ? 'artifact' : isTagged ? { key: `${this.page} ${id}` } : 'none');
  }

  end(): void {
    if (this.open.pop() === undefined) this.fault('ends a mark that was not begun');
  }

  show(glyphs: (Glyph | number)[]): void {
    const drawn = glyphs.filter((glyph) => typeof glyph !== 'number');
    const text = drawn.map(({ unicode }) => unicode).join('');
    if (drawn.some(({ originalCharCode }) => originalCharCode === 0)) this.fault('shows a letter that its font lacks');
    if (drawn.some(({ unicode }) => unicode === '' || NOT_A_CHARACTER.test(unicode)))
      this.fault('shows a letter that stands for no text');
    const mark = this.paint();
    if (mark) this.content.marked.set(mark.key, `${this.content.marked.get(mark.key) ?? ''}${text}`);
  }

  paint(): { key: string } | undefined {
    const mark = this.open.findLast((each) => each !== 'none');
    if (mark === undefined) this.fault('draws what is neither tagged nor an artifact');
    return typeof mark === 'object' ? mark : undefined;
  }

  private fault(what: string): void {
    const fault = `page ${this.page} ${what}`;
    if (!this.content.faults.includes(fault)) this.content.faults.push(fault);
  }
}

interface Place {
  pageOf: ReadonlyMap<string, number>;
  depth: number;
  page?: number | undefined;
}

function childrenOf(dictionary: PDFDict, place: Place): StructureNode[] {
  return kidsOf(dictionary).flatMap((kid) =>
    kid instanceof PDFDict && kid.has(PDFName.of('S')) ? [nodeOf(kid, place)] : [],
  );
}

function nodeOf(dictionary: PDFDict, { pageOf, depth }: Place): StructureNode {
  const pageIn = (holder: PDFDict) => pageOf.get(holder.get(PDFName.of('Pg'))?.toString() ?? '');
  const own = kidsOf(dictionary).flatMap((kid) => {
    if (kid instanceof PDFNumber) return [`${String(pageIn(dictionary))} ${kid.asNumber()}`];
    const id = kid instanceof PDFDict ? kid.lookupMaybe(PDFName.of('MCID'), PDFNumber) : undefined;
    return id && kid instanceof PDFDict ? [`${String(pageIn(kid))} ${id.asNumber()}`] : [];
  });
  return {
    type: textOf(dictionary.lookup(PDFName.of('S'))),
    depth,
    dictionary,
    own,
    children: childrenOf(dictionary, { pageOf, depth: depth + 1 }),
  };
}

function kidsOf(dictionary: PDFDict): (PDFObject | undefined)[] {
  const kids = dictionary.lookup(PDFName.of('K'));
  return kids instanceof PDFArray ? kids.asArray().map((kid) => dictionary.context.lookup(kid)) : [kids];
}

function withDescendants(node: StructureNode): StructureNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

function contentFaults(nodes: StructureNode[], { marked }: Content): string[] {
  const held = nodes.flatMap(({ own }) => own);
  return listed({
    'tagged content is in no element': [...marked.keys()].some((key) => !held.includes(key)),
    'an element holds what is not there': held.some((key) => !marked.has(key)),
    'two elements hold the same content': new Set(held).size < held.length,
  });
}

function parentFaults(pdf: PDFDocument, root: PDFDict | undefined, nodes: StructureNode[]): string[] {
  const numbers = root?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)?.lookupMaybe(PDFName.of('Nums'), PDFArray);
  const isFound = ({ own, dictionary }: StructureNode) =>
    own.every((key) => {
      const [page = 0, id = 0] = key.split(' ').map(Number);
      const entry = pdf.getPages()[page - 1]?.node.lookupMaybe(PDFName.of('StructParents'), PDFNumber)?.asNumber();
      const at = numbers?.asArray().findIndex((each, index) => index % 2 === 0 && each.toString() === String(entry));
      const list = at === undefined || at < 0 ? undefined : numbers?.lookupMaybe(at + 1, PDFArray);
      return list !== undefined && id < list.size() && list.lookup(id) === dictionary;
    });
  return listed({
    'content does not know its element': !nodes.every(isFound),
    'an element does not know its parent': nodes.some(({ dictionary, children }) =>
      children.some((child) => child.dictionary.lookup(PDFName.of('P')) !== dictionary),
    ),
  });
}

function nodeFaults({ type, dictionary, children, own }: StructureNode): string[] {
  const attributes = dictionary.lookup(PDFName.of('A'));
  const scope = attributes instanceof PDFDict ? attributes.lookup(PDFName.of('Scope')) : undefined;
  const allowed = CHILDREN[type];
  const cells = children.length;
  return listed({
    [`${type} is no standard type`]: !STANDARD_TYPES.has(type),
    [`${type} holds what it may not`]:
      allowed !== undefined && (own.length > 0 || children.some((child) => !allowed.includes(child.type))),
    [`${type} is empty`]: own.length === 0 && cells === 0,
    'a TH does not say whose heading it is': type === 'TH' && scope === undefined,
    'a Figure has no other text': type === 'Figure' && textOf(dictionary.lookup(PDFName.of('Alt'))) === '',
    'a table has rows of different lengths':
      type === 'Table' && new Set(children.map((row) => row.children.length)).size > 1,
  });
}

function headingFaults(nodes: StructureNode[]): string[] {
  const levels = nodes.flatMap(({ type }) => (/^H[1-6]$/u.test(type) ? [Number(type[1])] : []));
  return listed({
    'headings do not start at H1': levels.length > 0 && levels[0] !== 1,
    'headings skip a level': levels.some((level, index) => level > (levels[index - 1] ?? level) + 1),
  });
}

function textOf(object: PDFObject | undefined): string {
  if (object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName)
    return object.decodeText();
  return object instanceof PDFRef ? object.toString() : '';
}

function listed(faults: Record<string, boolean>): string[] {
  return Object.keys(faults).filter((fault) => faults[fault]);
}
