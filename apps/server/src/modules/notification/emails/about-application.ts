import type { Block, Translate } from './mail-content.ts';

interface OfBusiness {
  reference: string | null;
  operatingName: string | null;
  consoleLink?: string | undefined;
}

/** Shortens names in subjects, so that the reference after them is visible in a list of mails. */
const NAME_SHOWN = 28;

export function aboutApplication({ operatingName, reference }: OfBusiness): { about: string } {
  return { about: [operatingName === null ? null : shortened(operatingName), reference].filter(Boolean).join(', ') };
}

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length > NAME_SHOWN
    ? `${characters
        .slice(0, NAME_SHOWN - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

export function applicationBlocks(
  { operatingName, reference, consoleLink }: OfBusiness,
  text: Translate,
  more: readonly (readonly [label: string, value: string])[] = [],
): Block[] {
  const named = [
    [text('mails.staffApplication.business'), operatingName],
    [text('mails.staffApplication.reference'), reference],
  ] as const;
  const facts = named.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
  return [
    { kind: 'facts', facts: [...facts, ...more] },
    ...consoleButton(consoleLink, text('mails.staffApplication.open')),
  ];
}

export function consoleButton(link: string | undefined, label: string): Block[] {
  return link === undefined ? [] : [{ kind: 'button', label, link }];
}
