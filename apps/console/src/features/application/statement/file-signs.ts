import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { FileSign, SignBox } from '@portal/contract/application/statements/file-signs';
import { groupBy } from '@portal/contract/group-by';

export interface LetteredSign extends FileSign {
  letter: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function signsOf(flow: CashFlow | undefined, statementId: string): LetteredSign[] {
  return (flow?.signals ?? [])
    .flatMap((signal) => (signal.kind === 'fileSign' && signal.statementId === statementId ? signal : []))
    .sort((a, b) => Number(b.strength === 'strong') - Number(a.strength === 'strong'))
    .map((sign, index) => ({ ...sign, letter: LETTERS[index % LETTERS.length] ?? '' }));
}

export interface ChosenMark {
  letter: string;
  mark: number;
}

export interface PageMark {
  box: SignBox;
  label: string;
  isChosen: boolean;
}

const keyOf = ({ x, y }: SignBox) => `${String(Math.round(x))} ${String(Math.round(y))}`;

export function marksOn(page: number, signs: readonly LetteredSign[], chosen: ChosenMark | undefined): PageMark[] {
  const all = signs.flatMap(({ letter, marks }) =>
    marks.flatMap((mark, index) =>
      mark.page === page && mark.box
        ? [{ box: mark.box, letter, isChosen: chosen?.letter === letter && chosen.mark === index }]
        : [],
    ),
  );
  return [...groupBy(all, ({ box }) => keyOf(box)).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const letters = [...new Set(same.map(({ letter }) => letter))];
    return { box: first.box, label: letters.join(''), isChosen: same.some(({ isChosen }) => isChosen) };
  });
}
