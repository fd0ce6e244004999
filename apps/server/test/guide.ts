import { readFileSync } from 'node:fs';

/** What a page gives to be typed into a terminal: a block, or a command in its prose. */
export interface GuideBlock {
  /** The heading above it. */
  section: string;
  /** `sh`, or what the page says it is. */
  kind: string;
  commands: string[];
}

interface Guide {
  blocks: GuideBlock[];
  /** The commands that stand between backticks in the prose. */
  inProse: string[];
}

const isBlock = /^(?<indent> *)```(?<kind>\w*)\n(?<code>[\s\S]*?)^ *```$/gmu;
const isHeading = /^##+ (?<heading>.+)$/gmu;
const isCommand = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|install|createdb|createuser|psql|pg_dump|select|alter|sed) \S/u;

/** Reads a page of the project, by its path from the root. */
export function readGuide(page: string): Guide {
  const text = readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');
  const headings = [...text.matchAll(isHeading)];
  const blocks = [...text.matchAll(isBlock)].map(({ index, groups = {} }) => ({
    section: headings.findLast((heading) => heading.index < index)?.groups?.heading ?? '',
    kind: groups.kind ?? '',
    commands: commandsOf((groups.code ?? '').replaceAll(new RegExp(`^${groups.indent ?? ''}`, 'gmu'), '')),
  }));
  const inBackticks = [...text.replaceAll(isBlock, '').matchAll(/`(?<code>[^`\n]+)`/gu)];
  const inProse = inBackticks.map(({ groups = {} }) => groups.code ?? '').filter((code) => isCommand.test(code));
  return { blocks, inProse: [...new Set(inProse)] };
}

/** The commands of a block: a line each, or as many as its quotes, its backslash or its input need. */
function commandsOf(code: string): string[] {
  const commands: string[] = [];
  let begun: string[] = [];
  for (const line of code.trimEnd().split('\n')) {
    begun.push(line);
    const command = begun.join('\n');
    if (!isWhole(command)) continue;
    if (command.trim() !== '') commands.push(command);
    begun = [];
  }
  return commands;
}

function isWhole(command: string): boolean {
  const input = /<<'?(?<end>\w+)'?/u.exec(command)?.groups?.end;
  if (input !== undefined) return command.endsWith(`\n${input}`);
  const quotes = command.replaceAll(/(?:^|\s)#.*$/gmu, '').replaceAll(/'[^']*'|"[^"]*"/gu, '');
  return !/['"]/u.test(quotes) && !command.endsWith('\\');
}
