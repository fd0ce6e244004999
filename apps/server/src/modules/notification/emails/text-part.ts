import type { Brand } from '../../../config/index.ts';
import { footerLines, spacedCode, type Block, type MailContent, type Translate } from './mail-content.ts';

const LINE_WIDTH = 72;
const INDENT = '    ';

type BlockText = { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, text: Translate) => string };

const blockText = {
  paragraph: ({ text }) => wrap(text),
  heading: ({ text }) => `${text}\n${'-'.repeat(text.length)}`,
  code: ({ code }) => `${INDENT}${spacedCode(code)}`,
  button: ({ label, link }) => `${wrap(label)}\n${link}`,
  facts: ({ facts }, text) => facts.map(([label, value]) => INDENT + text('mails.fact', { label, value })).join('\n'),
  steps: ({ steps }) => steps.map((step, index) => hang(`${index + 1}. `, step)).join('\n'),
  note: ({ text }) => wrap(text),
  signature: ({ name, role }) => `${wrap(name)}\n${wrap(role)}`,
} satisfies BlockText;

export function renderText(content: MailContent, brand: Brand, text: Translate): string {
  const body = content.blocks.map((block) =>
    (blockText[block.kind] as (block: Block, text: Translate) => string)(block, text),
  );
  const footer = footerLines(content, brand, text).map((line) => wrap(line));
  if (content.stop) footer.push(wrap(content.stop.label), content.stop.page);
  const parts = [content.heading.toUpperCase(), ...body.filter((part) => part !== ''), `-- \n${footer.join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}

function wrap(text: string, width = LINE_WIDTH): string {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/u)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

function hang(mark: string, text: string): string {
  return mark + wrap(text, LINE_WIDTH - mark.length).replaceAll('\n', `\n${' '.repeat(mark.length)}`);
}
