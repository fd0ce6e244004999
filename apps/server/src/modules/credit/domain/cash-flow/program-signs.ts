import { type FileSign, newSign, type SignStrength } from '@portal/contract/application/statements/file-signs';
import type { SignedStatement } from './file-signals.ts';

type ProgramKind = 'office' | 'editor' | 'printer';

/**
 * Programs that create or design pages, programs that edit or combine PDF files, and programs that print. The first
 * kind is a strong sign, because a person made the page; printing and combining files is common.
 */
const programs: readonly (readonly [kind: ProgramKind, strength: SignStrength, name: RegExp])[] = [
  [
    'office',
    'strong',
    /\b(?:libreoffice|openoffice|microsoft.{0,4}(?:word|excel|powerpoint|publisher)|google docs|wps (?:office|writer)|photoshop|illustrator|indesign|gimp|inkscape|coreldraw|canva|affinity|scribus|draw)\b/iu,
  ],
  [
    'editor',
    'weak',
    /acrobat (?:pro|standard|dc)|phantompdf|foxit|nitro|pdf-?xchange|pdfescape|sejda|smallpdf|ilovepdf|pdffiller|dochub|pdfelement|pdf expert|xodo|soda pdf|pdf24|pdfsam|sambox|pdftk|pdf-lib|pymupdf|mupdf|qpdf|pikepdf|pypdf/iu,
  ],
  [
    'printer',
    'weak',
    /print to pdf|ghostscript|quartz pdfcontext|skia\/pdf|chrom(?:e|ium)|firefox|safari|cairo|cutepdf|pdfcreator|bullzip|dopdf|primopdf|novapdf|distiller/iu,
  ],
];

/** A bank may fill in a page that an office program designed; then the producer, named last, is another program. */
function kindOf(program: string) {
  const producer = program.split(' · ').at(-1) ?? '';
  return programs.find(([kind, , name]) => name.test(kind === 'office' ? producer : program));
}

/** A program that banks do not use, unless all other files of the bank in the application come from such programs. */
export function findProgramSigns(
  { statementId, bank, signs }: SignedStatement,
  files: readonly SignedStatement[],
): FileSign[] {
  const [kind, strength] = kindOf(signs?.program ?? '') ?? [];
  if (!kind || !strength || !signs) return [];
  const others = files.filter((each) => each.statementId !== statementId && each.bank === bank && each.signs !== null);
  const areAlike = others.length > 0 && others.every((each) => kindOf(each.signs?.program ?? '')?.[0] === kind);
  return areAlike ? [] : [newSign(kind, strength, { program: signs.program })];
}
